export { useLotOutcomes } from './useLotOutcomes'
export type { LotOutcomes } from './useLotOutcomes'
