import { checkSolutionConfiguration } from '#features/simulation/contract'
import type { TraceStep } from '#domain'
import { entriesOf, isNumber, isObject, isText } from '#contract/json'
import { changedRules } from '#client/debug'
import { engine, type SimulationContext } from '#client/engine'
import type { Replay } from '#client/store'

type RecordedCalculation = NonNullable<Replay['snapshot']['calculation']>

/** A figure as it was and as it is. */
export interface ComparedFigure {
  /** Where it stands in the result: `indicators.average_effort`. */
  readonly key: string
  readonly label: string
  /** In the snapshot; null when the snapshot has no such figure. */
  readonly expected: number | null
  /** Calculated now; null when today's result has no such figure. */
  readonly found: number | null
  /** Found less expected; null for a figure that only one of them has. */
  readonly gap: number | null
  /** French names of the rules that this figure rests on and that have changed. */
  readonly rules: readonly string[]
}

export type Recalculation =
  | {
      readonly figures: readonly ComparedFigure[]
      readonly compared: number
      readonly changedRules: readonly string[]
      readonly refusal?: never
    }
  | { readonly refusal: string }

const INCOMPLETE =
  'Le calcul de l’instantané ne peut pas être refait\u00a0: ses données d’entrée sont incomplètes pour ce moteur.'

/** Figures that differ shown besides the main ones. */
const MOST = 60

/** Makes the calculation of a snapshot again with the present engine, and compares every figure. */
export async function recalculate(
  { inputs, outputs }: RecordedCalculation,
  law: Replay['snapshot']['law'],
): Promise<Recalculation> {
  const checked = checkSolutionConfiguration(inputs.configuration)
  if (!checked.valid || !isContext(inputs.context)) return { refusal: INCOMPLETE }
  const result = await engine.simulate(checked.attributes.configuration, { ...inputs.context, explain: true })
  if (result.kind === 'refused')
    return { refusal: `Ce moteur refuse le calcul\u00a0: ${Object.values(result.errors).flat().join(' ')}` }
  const rules = await changedRules(law)
  const expected = figuresIn(outputs)
  const found = figuresIn({ ...result, trace: undefined })
  const keys = [...new Set([...expected.keys(), ...found.keys()])]
  const steps = new Map(result.trace?.map((step) => [step.key, step]))
  const rulesFor = (key: string) => rulesOf(steps, key).filter((rule) => rules.includes(rule))
  const figures = keys.map((key): ComparedFigure => {
    const [before = null, after = null] = [expected.get(key), found.get(key)]
    return {
      key,
      label: (steps.get(key) ?? steps.get(parentOf(key)))?.label ?? key,
      expected: before,
      found: after,
      gap: gapOf(before, after),
      rules: rulesFor(key),
    }
  })
  const main = figures.filter(({ key }) => key.startsWith('indicators.') && !key.endsWith('.year'))
  const others = figures.filter((figure) => figure.gap !== 0 && !main.includes(figure))
  return { figures: [...main, ...others.slice(0, MOST)], compared: keys.length, changedRules: rules }
}

const parentOf = (key: string): string => key.slice(0, key.lastIndexOf('.'))

const gapOf = (expected: number | null, found: number | null): number | null => {
  if (expected === found) return 0
  return expected === null || found === null ? null : found - expected
}

/** Every number of a result, by the key that its trace has: lines of lists go by their year, number or key. */
function figuresIn(value: unknown, path = ''): Map<string, number> {
  if (typeof value === 'number') return new Map([[path, value]])
  if (!isObject(value) && !Array.isArray(value)) return new Map()
  return new Map(
    Object.entries(value).flatMap(([name, entry]) => [
      ...figuresIn(entry, path === '' ? name : `${path}.${nameOf(entry, name)}`),
    ]),
  )
}

function nameOf(entry: unknown, index: string): string {
  const { year, number, key } = /^\d+$/.test(index) ? entriesOf(entry) : {}
  const name = year ?? number ?? key
  return typeof name === 'string' || typeof name === 'number' ? String(name) : index
}

/** French names of the rules that a figure was found by, and that the figures it was made of were found by. */
function rulesOf(steps: ReadonlyMap<string, TraceStep>, key: string, seen = new Set<string>()): string[] {
  const inner = (step: TraceStep): string[] => [
    ...step.parameters.map(({ label }) => label),
    ...step.inputs.flatMap(({ figure }) => (figure === undefined ? [] : rulesOf(steps, figure, seen))),
    ...(step.steps ?? []).flatMap(inner),
  ]
  const step = steps.get(key)
  if (!step || seen.has(key)) return []
  seen.add(key)
  return [...new Set(inner(step))]
}

/** Looks at what every calculation reads; the digest of the snapshot says that the rest is what the server answered. */
function isContext(value: unknown): value is SimulationContext {
  if (!isObject(value) || !isText(value['asOf'])) return false
  const { market, defaults } = value
  return (
    isObject(market) &&
    isNumber(market['rent_per_square_meter']) &&
    isText(market['zone']) &&
    isObject(defaults) &&
    isObject(defaults['loan_rates']) &&
    isNumber(defaults['loan_insurance_rate'])
  )
}
