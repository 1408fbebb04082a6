import { professionalThreshold } from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { professionalYearsInterpretation } from '../law/interpretations'
import { tourismContributionsThreshold } from '../law/tourism'
import { isProfessionalLandlord, owesTourismContributions } from '../tax/furnishedIncome'
import { contributionParameters } from '../tax/selfEmployedContributions'
import type { FurnishedKind } from '../tax/taxReturn'
import { endOfYear } from '../value/calendar'
import type { OperatingYear, TaxableYear } from './scheme'

/** What an owner of a furnished let is in a year. */
export interface LandlordStatus {
  /** CGI art. 155, IV, 2. */
  isProfessional: boolean
  /** Self-employed for social security: a professional, or an owner of short lets (CSS art. L611-1, 6°). */
  isContributing: boolean
}

const PRIVATE: LandlordStatus = { isProfessional: false, isContributing: false }

/** The status of a year: the receipts of its months let are counted over twelve (CGI art. 155, IV, 2). */
export function statusOf(
  { rent, monthsLet, year }: OperatingYear,
  earnedIncome: number | undefined,
  kind: FurnishedKind,
): LandlordStatus {
  if (earnedIncome === undefined || monthsLet === 0) return PRIVATE
  const on = endOfYear(year)
  const isProfessional = isProfessionalLandlord((rent * 12) / monthsLet, earnedIncome, on)
  const isContributing = isProfessional || (kind !== 'ordinary' && owesTourismContributions(rent, on))
  return isContributing ? { isProfessional, isContributing } : PRIVATE
}

/** The rules that the status of the years declared rests on; none for years that no status changes. */
export function statusParameters(
  years: readonly TaxableYear[],
  regimeOf: (index: number) => 'micro' | 'actual',
): InForce<unknown>[] {
  const index = years.findLastIndex(({ furnished }) => furnished?.isContributing === true)
  const last = years[index]
  if (last === undefined) return []
  const on = endOfYear(last.year)
  const isProfessional = years.some(({ furnished }) => furnished?.isProfessional === true)
  return [
    inForce(isProfessional ? professionalThreshold : tourismContributionsThreshold, on),
    ...contributionParameters(last.year, regimeOf(index)),
    ...(isProfessional ? [inForce(professionalYearsInterpretation, on)] : []),
  ]
}
