export { accounts, DEMO_PASSWORD, demoAccounts, type DemoAccount } from './accounts'
