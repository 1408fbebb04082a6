import { type InForce, inForce } from '../law/parameter'
import { fixedRateClass, type UsuryCeilings, usuryCeilings, type UsuryClass } from '../law/usury'
import type { FirmUsuryCeilings, SimulationContext } from '../configuration'
import type { LoanOfPlan, Warning } from '../result'
import { dateInMonth, type IsoDate, monthOf, yearOf } from '../value/calendar'
import { frenchDate, frenchPercent } from '../value/frenchText'
import type { FinancedLoan } from './financing'

/**
 * The effective rate above which nobody may lend, fraction; the kind of loan that it is for, in French; the day from which it counts;
 * where the ceiling of the quarter of the deed is not known, the sentence that says so and which one stands for it.
 */
interface UsuryCeiling {
  ceiling: number
  label: string
  from: IsoDate
  unknown: string | null
}

interface Offer {
  context: Pick<SimulationContext, 'asOf' | 'usury'>
  signatureDate: IsoDate
}

const MONTHS_OF_A_QUARTER = 3
const MONTHS_OF_A_YEAR = 12
/** The month itself says which day that is. */
const LAST_DAY = 31

const CLASSES: Readonly<Record<UsuryClass, string>> = {
  fixed_under_10y: 'taux fixe, moins de 10 ans',
  fixed_10_to_20y: 'taux fixe, de 10 à moins de 20 ans',
  fixed_20y_plus: 'taux fixe, 20 ans et plus',
  variable: 'taux variable',
  bridge: 'prêt relais',
}

/** The ceiling on a loan of a plan: each one is offered by itself, and has its own. */
export function usuryCeilingOf({ kind, instalments }: FinancedLoan, offer: Offer): UsuryCeiling {
  const rule = usuryRule(offer)
  const { value, from } = rule
  const usuryClass = kind === 'bridge' ? 'bridge' : fixedRateClass(instalments.length)
  return { ceiling: value[usuryClass], label: CLASSES[usuryClass], from, unknown: unknownText(rule, offer) }
}

/** The ceilings on the day of the offer: it comes before the deed, and the newest ones known are those of today. */
export function usuryRule({ context: { asOf, usury }, signatureDate }: Offer): InForce<UsuryCeilings> {
  const on = signatureDate < asOf ? signatureDate : asOf
  const known = inForce(usuryCeilings, on)
  return usury === undefined || usury.from > on || usury.from <= known.from ? known : ofFirm(usury, on)
}

/** Ceilings are published for a quarter: those of another one stand for what is not known, never without saying so. */
function unknownText({ from, checkedOn }: InForce<UsuryCeilings>, { signatureDate }: Offer): string | null {
  if (from <= signatureDate && signatureDate <= checkedOn) return null
  return (
    `Le seuil du ${quarterText(signatureDate)} n’est pas connu\u00a0: ` +
    `celui du ${quarterText(from)}, en vigueur depuis le ${frenchDate(from)}, est appliqué.`
  )
}

function quarterText(date: IsoDate): string {
  const month = monthOf(date)
  const quarter = Math.floor((month % MONTHS_OF_A_YEAR) / MONTHS_OF_A_QUARTER) + 1
  return `${quarter}${quarter === 1 ? 'er' : 'e'} trimestre ${yearOf(date)}`
}

/** The ceilings of a quarter that the firm read in the Journal officiel: they hold for the quarter that they begin. */
function ofFirm(ceilings: FirmUsuryCeilings, on: IsoDate): InForce<UsuryCeilings> {
  const { from } = ceilings
  const source = ceilings.source ?? 'C. conso. art. L314-6 (saisi par votre société)'
  const checkedOn = dateInMonth(monthOf(from) + MONTHS_OF_A_QUARTER - 1, LAST_DAY)
  return inForce({ ...usuryCeilings, checkedOn, values: [{ from, value: ceilings, source, evidence: 'official' }] }, on)
}

/** Nobody may lend above the ceiling. */
export function usuryWarnings(loans: readonly LoanOfPlan[]): Warning[] {
  const above = loans.flatMap((loan) => {
    const { effective_rate: rate, usury_ceiling: ceiling } = loan
    return rate !== null && rate > ceiling ? [{ ...loan, rate }] : []
  })
  return above.map(({ label, rate, usury_ceiling, usury_class, usury_from, usury_unknown }) => ({
    code: 'usury',
    message:
      `Le TAEG (${percent(rate)}${loans.length > 1 ? `, ${label.toLowerCase()}` : ''}) dépasse le seuil de l’usure\u00a0: ` +
      `${percent(usury_ceiling)} depuis le ${frenchDate(usury_from)} (${usury_class}). Aucune banque ne peut prêter ` +
      'à ces conditions\u00a0: baissez le taux, l’assurance ou les frais, ou changez la durée.' +
      (usury_unknown === null ? '' : ` ${usury_unknown}`),
  }))
}

function percent(fraction: number): string {
  return frenchPercent(Math.round(fraction * 10_000) / 10_000)
}
