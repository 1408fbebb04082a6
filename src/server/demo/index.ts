export { DEMO_PASSWORD, demoAccounts } from './accounts'
export { createDemoFirm, demoTables } from './demoFirm'
export { demoSizes, type DemoSize } from './size'
