export { createDemoFirm, demoTables } from './demoFirm'
export { demoSizes, type DemoSize } from './size'
