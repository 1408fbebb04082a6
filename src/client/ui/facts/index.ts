export { Facts } from './Facts'
