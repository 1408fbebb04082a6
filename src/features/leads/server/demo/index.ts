export { leadRows } from './leads'
