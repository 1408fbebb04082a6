import type { TaxRegime } from '../configuration'
import { actualBusinessRegimeYears } from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { actualRegimeYears } from '../law/propertyIncome'
import type { RegimeChoice, RegimeOption } from '../result'
import { regimeOf, regimeText } from '../schemes/regime'
import { frenchYears } from '../value/frenchText'
import { roundToCent } from '../value/rounding'
import { companyOption } from './companyOption'
import type { Computation } from './computation'
import { averageEffort } from './indicators'
import { type TaxedOperation, taxedOperation } from './taxation'

/** The same operation under each regime; null where the law leaves no choice. */
export function regimesOf(computation: Computation): RegimeChoice | null {
  const chosen = regimeOf(computation.scheme, computation.configuration)
  if (chosen === undefined) return null
  const options = taxedUnderEach(computation).map(optionOf)
  const totals = options.map(({ total_tax }) => total_tax)
  const lowest = Math.min(...totals)
  return {
    chosen,
    better: options.find(({ total_tax }) => total_tax === lowest)?.key ?? chosen,
    advantage: roundToCent(Math.max(...totals) - lowest),
    options,
    company: companyOption(computation),
    notes: notesOf(computation, options.length > 1),
  }
}

/** The operation taxed under each regime that is open, the chosen one first; nothing before the tax changes. */
export function taxedUnderEach(computation: Computation): TaxedOperation[] {
  const { scheme, configuration, context } = computation
  const other: TaxRegime = regimeOf(scheme, configuration) === 'micro' ? 'actual' : 'micro'
  const again = taxedOperation({ ...configuration, tax_regime: other }, context, scheme, computation)
  return [computation, again].filter((found) => keyOf(found) === 'actual' || isMicroOpen(found))
}

/** The rule that says for how long the actual regime is chosen. */
export function lockIn({ scheme, signatureDate }: Pick<Computation, 'scheme' | 'signatureDate'>): InForce<number> {
  return inForce(scheme.letting === 'furnished' ? actualBusinessRegimeYears : actualRegimeYears, signatureDate)
}

export const keyOf = ({ scheme, configuration }: TaxedOperation): TaxRegime =>
  regimeOf(scheme, configuration) ?? 'actual'

const isMicroOpen = ({ outcome }: TaxedOperation): boolean => outcome.regimes?.includes('micro') === true

function optionOf(taxed: TaxedOperation): RegimeOption {
  const { lines, scheme, outcome, acquisition, instalments, timeline } = taxed
  const last = lines.at(-1)
  const tax = roundToCent(lines.reduce((sum, line) => sum + line.rent_tax - line.tax_saving, 0))
  const exit_tax = roundToCent((last?.capital_gain_tax ?? 0) + (last?.exit_cost ?? 0))
  return {
    key: keyOf(taxed),
    label: regimeText(scheme.letting, outcome),
    tax,
    exit_tax,
    total_tax: roundToCent(tax + exit_tax),
    average_effort: averageEffort({ acquisition, loanMonths: instalments.length, held: timeline.years, lines }),
    net_wealth: last?.net_wealth ?? 0,
  }
}

function notesOf(computation: Computation, isMicroOpen: boolean): string[] {
  const { scheme } = computation
  const { value: years, source } = lockIn(computation)
  const isFurnished = scheme.letting === 'furnished'
  return [
    ...(isMicroOpen
      ? []
      : ['Le micro-foncier est fermé\u00a0: les loyers dépassent son plafond dès la première année.']),
    isFurnished
      ? `Choisir le réel engage ${frenchYears(years)}, ` +
        'puis d’année en année tant que le bailleur n’y renonce pas\u202f; ' +
        `il demande une comptabilité, comptée avec le suivi budgétaire et comptable. Source\u00a0: ${source}.`
      : `Choisir le réel engage ${frenchYears(years)} sans retour possible, pour tous les logements loués nus du foyer. Source\u00a0: ${source}.`,
  ]
}
