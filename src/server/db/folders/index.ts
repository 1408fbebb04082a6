export { makeFolder } from './makeFolder'
