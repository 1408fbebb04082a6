export { findErased } from './erased'
export { insertAuditEvent, type NewAuditEvent } from './events'
export { findBreak, hashOf, type ChainBreak, type ChainedEvent, type CheckedChain } from './chain'
