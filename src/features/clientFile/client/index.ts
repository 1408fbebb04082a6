export type { ContributedTab } from './clientFileRoute'
export { clientFile } from './feature'
