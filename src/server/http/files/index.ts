export { acceptFiles, acceptForms, ignoreBodies } from './acceptBodies'
export { acceptJson } from './json'
