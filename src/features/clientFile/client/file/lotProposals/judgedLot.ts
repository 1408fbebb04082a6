import { overallScore, type CatalogueProperty } from '#features/catalogue/contract'
import type { LotOutcomes } from '../../calculation/lots'
import type { JudgedLot } from './LotRow'

type Found = ReturnType<LotOutcomes['byId']['get']>

/** What a calculation said of a lot: its outcome, or why there is none; neither until it is known. */
export function outcomeOf(found: Found): Pick<JudgedLot, 'outcome' | 'explanation'> {
  if (found === undefined) return { outcome: undefined, explanation: undefined }
  if ('reason' in found) return { outcome: undefined, explanation: found.reason }
  if ('kind' in found)
    return { outcome: undefined, explanation: Object.values(found.errors)[0]?.[0] ?? 'calcul refusé' }
  return { outcome: found, explanation: undefined }
}

export const judgedLot = (lot: CatalogueProperty, found: Found): JudgedLot => ({
  lot,
  score: overallScore(lot, lot.program.project),
  ...outcomeOf(found),
})
