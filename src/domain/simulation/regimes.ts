import type { TaxRegime } from '../configuration'
import { actualBusinessRegimeYears } from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { actualRegimeYears } from '../law/propertyIncome'
import type { RegimeChoice, RegimeOption } from '../result'
import { regimeOf, regimeText } from '../schemes/regime'
import { frenchYears } from '../value/frenchText'
import { roundToCent } from '../value/rounding'
import { type Computation, compute } from './computation'

/** The same operation under each regime; null where the law leaves no choice. */
export function regimesOf(computation: Computation): RegimeChoice | null {
  const chosen = regimeOf(computation.scheme, computation.configuration)
  if (chosen === undefined) return null
  const options = regimeComputations(computation).map(optionOf)
  const totals = options.map(({ total_tax }) => total_tax)
  const lowest = Math.min(...totals)
  return {
    chosen,
    better: options.find(({ total_tax }) => total_tax === lowest)?.key ?? chosen,
    advantage: roundToCent(Math.max(...totals) - lowest),
    options,
    notes: notesOf(computation, options.length > 1),
  }
}

/** The computation under each regime that is open, the chosen one first. */
export function regimeComputations(computation: Computation): Computation[] {
  const { scheme, configuration, context, rent } = computation
  const other: TaxRegime = regimeOf(scheme, configuration) === 'micro' ? 'actual' : 'micro'
  const again = compute({ ...configuration, tax_regime: other }, context, scheme, rent.surface, computation)
  return [computation, again].filter((found) => keyOf(found) === 'actual' || isMicroOpen(found))
}

/** The rule that says for how long the actual regime is chosen. */
export function lockIn({ scheme, signatureDate }: Pick<Computation, 'scheme' | 'signatureDate'>): InForce<number> {
  return inForce(scheme.letting === 'furnished' ? actualBusinessRegimeYears : actualRegimeYears, signatureDate)
}

export const keyOf = ({ scheme, configuration }: Computation): TaxRegime => regimeOf(scheme, configuration) ?? 'actual'

const isMicroOpen = ({ outcome }: Computation): boolean => outcome.regimes?.includes('micro') === true

function optionOf(computation: Computation): RegimeOption {
  const { lines, indicators, scheme, outcome } = computation
  const last = lines.at(-1)
  const tax = roundToCent(lines.reduce((sum, line) => sum + line.rent_tax - line.tax_saving, 0))
  const exit_tax = roundToCent((last?.capital_gain_tax ?? 0) + (last?.exit_cost ?? 0))
  return {
    key: keyOf(computation),
    label: regimeText(scheme.letting, outcome),
    tax,
    exit_tax,
    total_tax: roundToCent(tax + exit_tax),
    average_effort: indicators.average_effort,
    net_wealth: indicators.net_wealth,
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
      ? `Choisir le réel engage ${frenchYears(years)}, puis d’année en année tant que le bailleur n’y renonce pas\u202f; il demande une comptabilité, comptée avec le suivi budgétaire et comptable. Source\u00a0: ${source}.`
      : `Choisir le réel engage ${frenchYears(years)} sans retour possible, pour tous les logements loués nus du foyer. Source\u00a0: ${source}.`,
  ]
}
