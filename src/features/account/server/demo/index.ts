export { accounts, DEMO_PASSWORD, demoAccounts, moreAdvisers, type DemoAccount } from './accounts'
export { createdAtOf, firmIds, firmRows, type FirmIds } from './firms'
