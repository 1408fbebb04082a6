import type { IncomeTaxRules } from '../law/incomeTaxRules'
import { roundToEuro } from '../value/rounding'

/** Tax reductions by how the overall cap treats them, euros (CGI art. 200-0 A). */
export interface TaxReductions {
  /** Under the general cap: Pinel, Denormandie, home help… */
  capped?: number
  /** Under the cap raised for overseas investments and SOFICA. */
  overseas?: number
  /** Outside of the cap: Malraux, gifts… */
  uncapped?: number
  /** What the household uses already under the general cap: the notice it comes from counted it. */
  usedUnderCap?: number
  /** What it uses already of the cap raised for overseas investments. */
  usedOverseas?: number
}

/** What is asked for, and what the overall cap leaves of it. Whole euros. */
interface AllowedReductions {
  requested: number
  allowed: number
}

/** Applies the overall cap; the tax itself is not a limit here. */
export function allowedReductions(
  { capped = 0, overseas = 0, uncapped = 0, usedUnderCap = 0, usedOverseas = 0 }: TaxReductions,
  taxableIncome: number,
  rules: IncomeTaxRules,
): AllowedReductions {
  const cap = rules.reductionCap.value
  const general = Math.max(0, Math.floor(cap.general + cap.incomeShare * taxableIncome - usedUnderCap))
  const raised = Math.max(0, general + cap.overseas - roundToEuro(usedOverseas))
  const underGeneral = Math.min(roundToEuro(capped), general)
  const underCaps = Math.min(underGeneral + roundToEuro(overseas), raised)
  return {
    requested: roundToEuro(capped) + roundToEuro(overseas) + roundToEuro(uncapped),
    allowed: underCaps + roundToEuro(uncapped),
  }
}
