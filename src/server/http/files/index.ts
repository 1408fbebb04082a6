export { acceptFiles, acceptForms } from './acceptBodies'
export { acceptJson } from './json'
