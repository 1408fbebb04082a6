export { Unsent } from '#client/editing/saving'
