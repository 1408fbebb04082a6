export { Stuck } from './Stuck'
export { UnsavedNotice } from './UnsavedNotice'
