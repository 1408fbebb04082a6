export { ClientFileStatus } from './ClientFileStatus'
export { useResumeAddress } from './useResumeAddress'
