import { type Adapter, type Case, isRecord } from './case'
import { watchInputs } from './watchedInputs'

/** A figure that differs from the expected one by more than the tolerance. */
export interface Difference {
  key: string
  expected: unknown
  found: unknown
}

/**
 * What came of a case. `uncompared` are the expected keys that the engine does not calculate, `unread` the inputs that its
 * reader did not look at.
 */
export type Outcome = { id: string; uncompared: readonly string[]; unread: readonly string[] } & (
  { kind: 'passed' } | { kind: 'failed'; differences: readonly Difference[] } | { kind: 'skipped'; reason: string }
)

/** Runs each case through the adapter of its subject. */
export function runCases(cases: readonly Case[], adapters: Readonly<Record<string, Adapter>>): Outcome[] {
  return cases.map((given) => runCase(given, adapters[given.subject]))
}

function runCase(given: Case, adapter: Adapter | undefined): Outcome {
  const { id } = given
  if (adapter === undefined)
    return {
      id,
      uncompared: [],
      unread: [],
      kind: 'skipped',
      reason: `"${given.subject}" is not calculated by the engine`,
    }
  const watched = watchInputs(given.inputs)
  const answer = adapter({ ...given, inputs: watched.inputs })
  if ('reason' in answer) return { id, uncompared: [], unread: [], kind: 'skipped', reason: answer.reason }
  const unread = watched.unread()
  const keys = Object.keys(given.expected)
  const uncompared = keys.filter((key) => answer.found[key] === undefined)
  if (uncompared.length === keys.length) {
    return {
      id,
      uncompared,
      unread,
      kind: 'skipped',
      reason: `no expected figure is calculated (${uncompared.join(', ')})`,
    }
  }
  const differences = keys
    .filter((key) => !uncompared.includes(key) && !agree(given.expected[key], answer.found[key], given.tolerance))
    .map((key) => ({ key, expected: given.expected[key], found: answer.found[key] }))
  const figures = { id, uncompared, unread }
  return differences.length === 0 ? { ...figures, kind: 'passed' } : { ...figures, kind: 'failed', differences }
}

/** Numbers within the tolerance, lists and objects element by element, anything else when it is the same. */
function agree(expected: unknown, found: unknown, tolerance: number): boolean {
  if (typeof expected === 'number') return typeof found === 'number' && Math.abs(found - expected) <= tolerance + 1e-9
  if (Array.isArray(expected)) {
    return (
      Array.isArray(found) &&
      expected.length === found.length &&
      expected.every((item, index) => agree(item, found[index], tolerance))
    )
  }
  if (isRecord(expected)) {
    return isRecord(found) && Object.entries(expected).every(([key, value]) => agree(value, found[key], tolerance))
  }
  return expected === found
}

/** Why some expected keys are never compared. */
const OUT_OF_SCOPE_KEYS: Readonly<Record<string, string>> = {
  taux_moyen_pct: 'informative, by the simulator’s own definition',
  detail_codes_dgfip: 'informative raw codes of single reductions',
  plafond_epargne_retraite_declarant1: 'ceiling of retirement savings, which no property operation uses',
  plafond_epargne_retraite_declarant2: 'ceiling of retirement savings, which no property operation uses',
}

/** Why some inputs are never read. */
const UNREAD_KEYS: Readonly<Record<string, string>> = {
  income_year: 'the year of the case itself, which every reader is given',
  plafonnement_inactif: 'no income is given to the wealth tax, whose cap then does not apply',
  first_year: 'the reduction expected is that of the first year',
  meaning: 'a sentence on what the boxes are',
  rate_per_year: 'the law gives it',
  cap: 'the law gives it',
  ceiling: 'the law gives it',
  building_excl_land: 'the sum of the components',
  single_year: 'the works are those of one year',
  id: 'who it is',
  name: 'who it is',
  story: 'who it is',
  financial_assets: 'a total that no score reads',
  other_liquid: 'a total that no score reads',
  scpi_amount: 'a total that no score reads',
  real_estate_gross: 'a total that no score reads',
  net_worth_excl_home: 'a total that no score reads',
  precaution: 'what the client wants to keep, which no score reads',
  'esg.combination': 'how the criteria are matched, which no score reads',
  saving_month: 'what the client says that he saves, which no score reads',
}

/** One name for an input of each person: `declarants.0.age` and `declarants.1.age` are the same, `first.age` is `age`. */
const withoutRank = (path: string): string => path.replace(/\.\d+/g, '').replace(/^(first|second)\./, '')

/** How many cases name a key: `3 cases`. */
function counted(keys: readonly string[]): [key: string, times: string][] {
  const times = new Map<string, number>()
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return [...times].map(([key, count]) => [key, `${count} case${count > 1 ? 's' : ''}`])
}

/** Lines that say what failed and why the rest was skipped, the last one being the count. */
export function reportOf(outcomes: readonly Outcome[]): string[] {
  const failures = outcomes.flatMap((outcome) =>
    outcome.kind === 'failed'
      ? outcome.differences.map(
          ({ key, expected, found }) =>
            `FAILED   ${outcome.id}  ${key}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`,
        )
      : [],
  )
  const skips = outcomes.flatMap((outcome) =>
    outcome.kind === 'skipped' ? [`SKIPPED  ${outcome.id}: ${outcome.reason}`] : [],
  )
  const compared = outcomes.filter(({ kind }) => kind !== 'skipped')
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  return [
    ...failures,
    ...skips,
    ...counted(compared.flatMap(({ uncompared }) => uncompared)).map(
      ([key, times]) => `NOT COMPARED in ${times}: ${key}, ${OUT_OF_SCOPE_KEYS[key] ?? 'not calculated by the engine'}`,
    ),
    ...counted(compared.flatMap(({ unread }) => unread.map(withoutRank))).map(
      ([key, times]) => `NOT READ in ${times}: ${key}, ${UNREAD_KEYS[key] ?? 'dropped by the reader'}`,
    ),
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  ]
}
