export { acceptFiles, acceptForms, ignoreBodies } from './acceptBodies'
export { fileAnswer } from './fileAnswer'
export { acceptJson } from './json'
