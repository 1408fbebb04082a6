import type { SimulationContext, SolutionConfiguration } from '../configuration'
import { simulate } from '../simulate'
import { roundToCent } from '../value/rounding'
import { calculated, type Calculation, refusedOn } from './calculation'
import { goalSeekTrace } from './explain/goalSeek'
import { outcome } from './outcome'
import type { Lever, GoalSeekAnswer } from './answers/goalSeek'

const TOLERANCE = 1
const LONGEST_LOAN_YEARS = 30
const PARTS = 40
const HALVINGS = 40

/** Which price, contribution or loan duration gives an average effort, by real simulations. */
export function goalSeek(
  configuration: SolutionConfiguration,
  context: SimulationContext,
  lever: Lever,
  wishedEffort: number,
): Calculation<GoalSeekAnswer> {
  const first = outcome(configuration, context)
  if ('kind' in first) return first
  const effortAt = (value: number): number | undefined => {
    const result = outcome(withLever(configuration, lever, value), context)
    return 'kind' in result ? undefined : result.indicators.average_effort
  }
  const candidates = candidatesOf(configuration, lever, first.indicators.total_cost)
  const tried = candidates.flatMap((value) => {
    const effort = effortAt(value)
    return effort === undefined ? [] : [{ value, effort }]
  })
  const best = lever === 'loan_duration' ? undefined : between(tried, wishedEffort, configuration[lever], effortAt)
  const closest =
    best ??
    tried.toSorted((one, other) => Math.abs(one.effort - wishedEffort) - Math.abs(other.effort - wishedEffort))[0]
  if (closest === undefined)
    return refusedOn(lever, 'Aucune valeur de ce champ ne peut être calculée avec les autres réponses.')
  const found = withLever(configuration, lever, closest.value)
  const result = simulate(found, context)
  if (result.kind === 'refused') return result
  const answer = { lever, value: closest.value, average_effort: closest.effort }
  return calculated({
    ...answer,
    reached: Math.abs(closest.effort - wishedEffort) <= TOLERANCE,
    configuration: found,
    unverified: result.unverified,
    ...(context.explain === true ? { trace: goalSeekTrace(answer, wishedEffort, result) } : {}),
  })
}

interface Try {
  value: number
  effort: number
}

/** The notary's fees follow the price; everything else stays what it is. */
function withLever(configuration: SolutionConfiguration, lever: Lever, value: number): SolutionConfiguration {
  const { property_price: price, notary_fee } = configuration
  if (lever !== 'property_price' || price === 0) return { ...configuration, [lever]: value }
  return { ...configuration, property_price: value, notary_fee: roundToCent((notary_fee * value) / price) }
}

/** Values to try, from the lowest: every whole duration; prices up to three times the present one; contributions up to the cost. */
function candidatesOf({ property_price }: SolutionConfiguration, lever: Lever, totalCost: number): number[] {
  if (lever === 'loan_duration') return Array.from({ length: LONGEST_LOAN_YEARS }, (_, index) => index + 1)
  const highest = lever === 'contribution' ? totalCost : property_price * 3
  return Array.from({ length: PARTS + 1 }, (_, index) => roundToCent((highest * index) / PARTS))
}

/** The value between two tries on either side of the wish, those nearest to the present value; undefined when all are on one side. */
function between(
  tried: readonly Try[],
  wish: number,
  present: number,
  effortAt: (value: number) => number | undefined,
): Try | undefined {
  const crossings = tried.flatMap((low, index) => {
    const high = tried[index + 1]
    return high !== undefined && (low.effort - wish) * (high.effort - wish) <= 0 ? [{ low, high }] : []
  })
  const nearest = crossings.toSorted(
    (one, other) => Math.abs(one.low.value - present) - Math.abs(other.low.value - present),
  )[0]
  if (nearest === undefined) return undefined
  let { low, high } = nearest
  for (let halving = 0; halving < HALVINGS && high.value - low.value > 0.01; halving++) {
    const value = roundToCent((low.value + high.value) / 2)
    const effort = effortAt(value)
    if (effort === undefined) break
    if ((low.effort - wish) * (effort - wish) <= 0) high = { value, effort }
    else low = { value, effort }
  }
  return Math.abs(low.effort - wish) <= Math.abs(high.effort - wish) ? low : high
}
