export { Drawer } from './Drawer'
