export { ListMenu } from './ListMenu'
