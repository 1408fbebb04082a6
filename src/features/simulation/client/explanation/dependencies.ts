import { engine, type Figure, type Variation, type SimulationContext, type Operation } from '#client/engine'
import { formatNumber, formatDate, formatEuros, formatPercent } from '#client/ui'
import { writeFigure, type ExplainedAssumption, type Unit } from '#client/ui/explanation'
import type { SolutionConfiguration } from '#domain'
import type { SimulationAnswer } from '../simulate'
import { exampleNames } from './explain'
import type { ExplainedSolution } from './explainedSolution'
import type { TakenValues } from './shownOperations'
import { origins } from '#features/simulation/contract/report'
import { isIsoDate, resources, type Field } from '#contract'
import { solutionConfiguration } from '#features/simulation/contract'

/** What a figure rests on, found by calculating again. */
export interface Dependencies {
  /** Values that a person typed, by the names of their fields. */
  readonly answers: readonly { readonly name: string; readonly label: string; readonly value: string }[]
  readonly assumptions: readonly ExplainedAssumption[]
  /** Choices of the calculation itself. */
  readonly conventions: readonly ExplainedAssumption[]
  readonly levers: readonly Lever[]
}

/** A change, and what it does to the figure; both written. */
interface Lever {
  readonly change: string
  readonly effect: string
}

/** How many levers are told. */
const LEVERS = 3

/** Below it, an effect is a rounding: euros, or a fraction. */
const NOTHING: Readonly<Partial<Record<Unit, number>>> = { rate: 0.000_05 }
const counts = (effect: number | null | undefined, unit: Unit): effect is number =>
  typeof effect === 'number' && Math.abs(effect) >= (NOTHING[unit] ?? 0.005)

interface Question {
  readonly solution: ExplainedSolution
  readonly amounts: Figure
  readonly unit: Unit
  /** What was taken for the fields left empty. */
  readonly taken: TakenValues
}

/** What a figure rests on and what would change it, each found by calculating the operation again without it or with it. */
export async function dependenciesOf({ solution, amounts, unit, taken }: Question): Promise<Dependencies> {
  const { answer, configuration } = solution
  const operation = { configuration, context: answer.meta.context }
  const [bases, changes] = [basesOf(operation), changesOf(configuration, answer.data)]
  const effects = await engine.effectsOf(
    operation,
    [...bases, ...changes].map(({ variation }) => variation),
    amounts,
  )
  const counting = bases.filter((_basis, index) => counts(effects[index], unit))
  const isTyped = ({ origin, name }: Basis) => origin === 'answer' && !Object.hasOwn(taken, name)
  return {
    answers: counting.filter(isTyped).map(({ name, label, value }) => ({ name, label, value })),
    assumptions: counting
      .filter((basis) => !isTyped(basis))
      .map((basis) => assumptionOf(basis, answer.meta.rules_as_of)),
    conventions: conventionsOf(solution),
    levers: leversOf(changes, effects.slice(bases.length), unit),
  }
}

/** Values that stand for an empty field without being the firm's. */
const usual: Readonly<Record<string, string>> = {
  ...Object.fromEntries(exampleNames.map((name) => [name, 'Exemple'])),
  notary_fee: 'Barème des notaires',
  guaranty_fee: 'Estimation usuelle',
  loan_duration: 'Durée usuelle',
  duration_to_display: 'Durée usuelle',
}

function assumptionOf({ name, label, value, origin, source }: Basis, on: string): ExplainedAssumption {
  const ofMarket = source === undefined ? origins.market : `${origins.market}\u00a0: ${source}`
  return { label, value, on, origin: origin === 'market' ? ofMarket : (usual[name] ?? origins.firm) }
}

function conventionsOf({ answer }: ExplainedSolution): ExplainedAssumption[] {
  const chosen = answer.data.assumptions.filter(
    ({ origin }) => origin === 'convention' || origin === 'scheme' || origin === 'law',
  )
  return chosen.map(({ label, value, unit, origin, on }) => ({
    label,
    value: writeFigure(value, unit),
    origin: origins[origin],
    on,
  }))
}

/** The changes that move the figure most, the strongest first. */
function leversOf(changes: readonly Change[], effects: readonly (number | null)[], unit: Unit): Lever[] {
  const moving = changes.flatMap(({ words }, index) => {
    const effect = effects[index]
    return counts(effect, unit) ? [{ words, effect }] : []
  })
  const strongest = moving.sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect)).slice(0, LEVERS)
  return strongest.map(({ words, effect }) => ({ change: words, effect: writtenEffect(effect, unit) }))
}

function writtenEffect(effect: number, unit: Unit): string {
  if (unit === 'rate') return formatNumber(effect * 100, { sign: true, decimals: 2, unit: 'pt' })
  return writeFigure(effect, unit, { sign: true, decimals: Math.abs(effect) < 1 ? 2 : 0 })
}

/** A change of the operation that a household or its adviser can decide. */
interface Change {
  readonly words: string
  readonly variation: Variation
}

const LONGEST_LOAN_YEARS = 30

/** The changes that are tried on a figure; those that the operation does not allow are left out. */
function changesOf(configuration: SolutionConfiguration, { monthly_report }: SimulationAnswer['data']): Change[] {
  const { contribution, property_price, loan_duration, loan_rate, insurance_rate, renovation_price = 0 } = configuration
  const rent = monthly_report.monthly_income.rental_income
  const change = (isPossible: boolean, words: string, changed: Partial<SolutionConfiguration>): Change[] =>
    isPossible ? [{ words, variation: { configuration: changed } }] : []
  const isLent = loan_duration > 0
  return [
    ...change(true, '+1\u202f000\u00a0€ d’apport', { contribution: contribution + 1_000 }),
    ...change(property_price > 1_000, '\u22121\u202f000\u00a0€ sur le prix', {
      property_price: property_price - 1_000,
    }),
    ...change(renovation_price > 1_000, '\u22121\u202f000\u00a0€ de travaux', {
      renovation_price: renovation_price - 1_000,
    }),
    ...change(rent > 0, '+10\u00a0€ de loyer par mois', { suggested_rent: rent + 10 }),
    ...change(isLent && loan_duration < LONGEST_LOAN_YEARS, '+1\u00a0an de prêt', { loan_duration: loan_duration + 1 }),
    ...change(isLent && loan_rate > 0.001, '\u22120,10\u00a0point de taux', { loan_rate: loan_rate - 0.001 }),
    ...change(isLent && insurance_rate > 0.0005, '\u22120,05\u00a0point d’assurance', {
      insurance_rate: insurance_rate - 0.0005,
    }),
  ]
}

/** A value that a calculation starts from, and the same operation with another value: whether a figure moves tells whether it counts. */
interface Basis {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly origin: 'answer' | 'firm' | 'market'
  readonly variation: Variation
  /** Who publishes it, where somebody does. */
  readonly source?: string | undefined
}

const fieldOf = (fields: Readonly<Record<string, Field>>, name: string): Field | undefined => fields[name]

/** Another value of the same kind, near the first. */
function nudged(value: number, kind: Field['kind']): number | undefined {
  switch (kind) {
    case 'amount':
      return value + Math.max(100, value / 100)
    case 'rate':
      return value + 0.001
    case 'decimal':
      return value + 0.5
    case 'integer':
      return value > 1 ? value - 1 : value + 1
    default:
      return undefined
  }
}

function written(value: number, { kind, unit }: Field): string {
  return kind === 'rate' ? formatPercent(value) : formatNumber(value, { unit: unit ?? '€' })
}

/** The numbers that the operation was given: answers of the file, assumptions of the firm, market of the place. */
function basesOf({ configuration, context }: Operation): Basis[] {
  const answers = numbersOf(configuration, solutionConfiguration.fields)
  const assumptions = numbersOf(context.defaults, resources.simulation_configuration.fields)
  return [
    ...answers.map((number) => ({
      ...number,
      origin: 'answer' as const,
      variation: { configuration: { [number.name]: number.other } },
    })),
    ...assumptions.map((number) => ({
      ...number,
      origin: 'firm' as const,
      variation: { defaults: { [number.name]: number.other } },
    })),
    ...marketBases(context.market),
  ]
}

function numbersOf(values: object, fields: Readonly<Record<string, Field>>) {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const field = fieldOf(fields, name)
    const other = field && typeof value === 'number' ? nudged(value, field.kind) : undefined
    return field && typeof value === 'number' && other !== undefined
      ? [{ name, label: field.label, value: written(value, field), other }]
      : []
  })
}

/** `Carte des loyers…, Licence Ouverte 2.0, depuis le 05/09/2025`; of a year alone: `2025`. */
function published(source: Source | undefined): string | undefined {
  if (!source) return undefined
  const since = isIsoDate(source.as_of) ? `depuis le ${formatDate(source.as_of)}` : source.as_of
  return `${source.source}, ${source.licence}, ${since}`
}

type Source = NonNullable<SimulationContext['market']['sources']>['rent']

function marketBases({
  rent_per_square_meter: rent,
  price_per_square_meter: price,
  sources,
}: SimulationContext['market']): Basis[] {
  return [
    {
      name: 'rent_per_square_meter',
      label: 'Loyer de marché',
      value: formatEuros(rent, { decimals: 2, per: 'm²' }),
      origin: 'market',
      variation: { market: { rent_per_square_meter: rent + 1 } },
      source: published(sources?.rent),
    },
    {
      name: 'price_per_square_meter',
      label: 'Prix de marché',
      value: formatEuros(price, { per: 'm²' }),
      origin: 'market',
      variation: { market: { price_per_square_meter: price + 100 } },
      source: published(sources?.price),
    },
  ]
}
