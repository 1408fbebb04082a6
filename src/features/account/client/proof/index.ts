export { asking, type Proofs } from './proofs'
export { ProofDialog } from './ProofDialog'
