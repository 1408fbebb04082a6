import { simulate } from '#domain'
import { configuration, context } from '../../__tests__/domain/support/examples'

export const title = 'Ranking 1,200 lots for a household, and memory over 100,000 simulations'

const LOTS = 1_200
const ROUNDS = 5
const SIMULATIONS = 100_000
const BYTES_IN_MEGABYTE = 1_048_576

/** Milliseconds of CPU, the best of a few rounds; megabytes that stay after a collection, beside those before. */
export function measure(): Promise<{ name: string; value: number; unit: string; ratio?: number }[]> {
  const ranking = Math.min(...Array.from({ length: ROUNDS }, rankingTime))
  const before = heap()
  for (let run = 0; run < SIMULATIONS; run++) effortOf(run)
  const after = heap()
  return Promise.resolve([
    { name: '1,200 lots ranked by effort', value: ranking, unit: 'ms' },
    { name: 'heap before 100,000 simulations', value: before, unit: 'Mo' },
    { name: 'heap after', value: after, unit: 'Mo', ratio: after / before },
  ])
}

function rankingTime(): number {
  const start = process.cpuUsage()
  const efforts = Array.from({ length: LOTS }, (_, lot) => ({ lot, effort: effortOf(lot) }))
  efforts.sort((one, other) => one.effort - other.effort)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** Average effort of one of many lots, euros a month. */
function effortOf(lot: number): number {
  const surface = 20 + (lot % 80)
  const operation = configuration({ project: 'lmnp_amortissement', seniority: 'new', surface, property_price: surface * (3_500 + (lot % 30) * 50) })
  const result = simulate(operation, context)
  return result.kind === 'simulated' ? result.indicators.average_effort : Infinity
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / BYTES_IN_MEGABYTE
}
