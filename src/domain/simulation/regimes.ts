import type { SolutionConfiguration, TaxRegime } from '../configuration'
import { actualBusinessRegimeYears } from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { actualRegimeYears } from '../law/propertyIncome'
import type { RegimeChoice, RegimeOption, YearLine } from '../result'
import { regimeOf, regimeText } from '../schemes/regime'
import { frenchYears } from '../value/frenchText'
import { roundToCent } from '../value/rounding'
import { companyOption } from './companyOption'
import type { Computation } from './computation'
import { type Exit, exitsOf, valuesOf } from './exit'
import { averageEffort } from './indicators'
import { exitBasisOf, outcomeOf, type TaxedOperation, taxedHolding, taxedOperation } from './taxation'
import { wealthYearsOf } from './wealthTax'
import { cashOf, exitCostOf, netWealthOf } from './yearlyReport'

/** The same operation under each regime; null where the law leaves no choice. */
export function regimesOf(computation: Computation): RegimeChoice | null {
  const chosen = regimeOf(computation.scheme, computation.configuration)
  if (chosen === undefined) return null
  const options = [...optionChosen(computation), ...otherOption(computation)]
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
  const { context, scheme } = computation
  const again = taxedOperation(withOtherRegime(computation), context, scheme, computation)
  return [computation, again].filter(isOpen)
}

/** The rule that says for how long the actual regime is chosen. */
export function lockIn({ scheme, signatureDate }: Pick<Computation, 'scheme' | 'signatureDate'>): InForce<number> {
  return inForce(scheme.letting === 'furnished' ? actualBusinessRegimeYears : actualRegimeYears, signatureDate)
}

export const keyOf = ({ scheme, configuration }: Pick<TaxedOperation, 'scheme' | 'configuration'>): TaxRegime =>
  regimeOf(scheme, configuration) ?? 'actual'

type Regime = Pick<TaxedOperation, 'scheme' | 'configuration' | 'outcome'>

const isOpen = (regime: Regime): boolean =>
  keyOf(regime) === 'actual' || regime.outcome.regimes?.includes('micro') === true

/** The answers of the operation, but for the regime that was not chosen. */
function withOtherRegime({ configuration, scheme }: Computation): SolutionConfiguration {
  return { ...configuration, tax_regime: regimeOf(scheme, configuration) === 'micro' ? 'actual' : 'micro' }
}

function optionChosen(computation: Computation): RegimeOption[] {
  const { lines, exits } = computation
  return isOpen(computation) ? [optionOf(computation, computation, lines, exits.at(-1))] : []
}

/** The regime not chosen: the tax of each year and the last sale are all that is compared, none of the other sales is made. */
function otherOption(computation: Computation): RegimeOption[] {
  const { context, scheme, projected } = computation
  const configuration = withOtherRegime(computation)
  const outcome = outcomeOf(configuration, context, scheme, computation)
  const regime = { scheme, configuration, outcome }
  if (!isOpen(regime)) return []
  const holding = taxedHolding(configuration, context, outcome)
  const basis = exitBasisOf(configuration, context, scheme, computation, holding)
  const values = valuesOf(basis)
  const wealthYears = wealthYearsOf(basis, values, context.household?.wealth)
  const years = holding.effects.flatMap((effect, index) => {
    const operating = projected[index]
    if (operating === undefined) return []
    const { monthlyEffort } = cashOf(operating, effect, wealthYears[index])
    return [{ rent_tax: effect.rentTax, tax_saving: effect.taxSaving, monthly_effort: monthlyEffort }]
  })
  const [sale] = exitsOf(basis, values, values.length - 1)
  return [optionOf(computation, regime, years, sale)]
}

type ComparedYear = Pick<YearLine, 'rent_tax' | 'tax_saving' | 'monthly_effort'>

/** What the years under a regime and the sale at their end come to. */
function optionOf(
  { acquisition, instalments, timeline, projected }: Computation,
  regime: Regime,
  years: readonly ComparedYear[],
  sale: Exit | undefined,
): RegimeOption {
  const { scheme, outcome } = regime
  const tax = roundToCent(years.reduce((sum, { rent_tax, tax_saving }) => sum + rent_tax - tax_saving, 0))
  const exit_tax = sale === undefined ? 0 : roundToCent(sale.gain.total + exitCostOf(sale))
  return {
    key: keyOf(regime),
    label: regimeText(scheme.letting, outcome),
    tax,
    exit_tax,
    total_tax: roundToCent(tax + exit_tax),
    average_effort: averageEffort({ acquisition, loanMonths: instalments.length, held: timeline.years, lines: years }),
    net_wealth: sale === undefined ? 0 : netWealthOf(sale, projected.at(-1)?.remainingCapital ?? 0),
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
