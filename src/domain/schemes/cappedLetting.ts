import type { CommitmentRates, CommitmentTerm } from '../law/pinel'
import { yearOf } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import type { Situation } from './scheme'

const FIRST_COMMITMENT_YEARS = 9
const EXTENSION_YEARS = 3

/** Base of the reduction, euros: what was paid, under the yearly cap and the cap per m² (CGI art. 199 novovicies, V). */
export function reductionBase(
  cost: number,
  surface: number,
  { total, perSquareMeter }: { total: number; perSquareMeter: number },
): number {
  return Math.min(cost, perSquareMeter * surface, total)
}

/**
 * Reduction of one year of the commitment, whole euros: evenly over 6 or 9 years, then over the 3 years of the extension.
 * @param index 0 for the year of completion
 */
export function yearlyReduction(base: number, rates: CommitmentRates, term: CommitmentTerm, index: number): number {
  if (index < 0 || index >= term) return 0
  if (term === 6) return roundToEuro((base * rates[6]) / 6)
  if (index < FIRST_COMMITMENT_YEARS) return roundToEuro((base * rates[9]) / FIRST_COMMITMENT_YEARS)
  return roundToEuro((base * (rates[12] - rates[9])) / EXTENSION_YEARS)
}

/** Year from which a reduction runs: the one of the delivery of a property bought off-plan, otherwise the first one let. */
export function completionYear({
  signatureDate,
  deliveryDate,
  years,
}: Pick<Situation, 'signatureDate' | 'deliveryDate' | 'years'>): number {
  return deliveryDate > signatureDate ? yearOf(deliveryDate) : (years[0]?.year ?? yearOf(signatureDate))
}

/** The commitments to let that a term stands for, years. */
export function commitmentsOf(term: CommitmentTerm): readonly number[] {
  return term === 12 ? [FIRST_COMMITMENT_YEARS, EXTENSION_YEARS] : [term]
}
