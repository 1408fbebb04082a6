export { updateAccount } from '../operations/account'
export { readOwnAccount } from '../routes/account'
