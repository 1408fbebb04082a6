export { ProfileTab } from './ProfileTab'
