export { SaveProblem } from './SaveProblem'
export { UnsavedNotice } from './UnsavedNotice'
