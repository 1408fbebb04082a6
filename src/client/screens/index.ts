export { createRouter } from './router'
