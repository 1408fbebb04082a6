import '#app/contract'
import { simulate, type SolutionConfiguration } from '#domain'
import { configuration, context } from '../../__tests__/domain/support/examples'
import { lotCalculation } from '#features/clientFile/contract/lots'
import { buyer, catalogueOf } from './ranking/lots'
import { rankInBrowser } from './browser/ranking'

export const title = 'Ranking 1,200 and 12,000 lots over 25 years for a household, and memory over 100,000 simulations'

const LOTS = 1_200
const MANY_LOTS = 12_000
const ROUNDS = 5
const SIMULATIONS = 100_000
const BYTES_IN_MEGABYTE = 1_048_576

/**
 * In Node: milliseconds of CPU, the best of a few rounds; megabytes that stay after a collection, beside those before.
 * In a browser: milliseconds until the worker has answered all, and the longest time that the page went without a frame.
 */
export async function measure(): Promise<{ name: string; value: number; unit: string; ratio?: number }[]> {
  const ranking = Math.min(...Array.from({ length: ROUNDS }, rankingTime))
  const before = heap()
  for (let run = 0; run < SIMULATIONS; run++) effortOf(lotOf(run))
  const after = heap()
  const preparation = Math.min(...Array.from({ length: ROUNDS }, preparationTime))
  const [inBrowser, many] = await rankInBrowser(
    [LOTS, MANY_LOTS].map((length) => Array.from({ length }, (_, lot) => lotOf(lot))),
    context,
  )
  if (!inBrowser || !many) throw new Error('The browser ranked nothing.')
  return [
    { name: '1,200 lots ranked by effort, in Node', value: ranking, unit: 'ms' },
    {
      name: 'in the worker of the built application, by hundreds',
      value: inBrowser.ranking,
      unit: 'ms',
      ratio: inBrowser.ranking / ranking,
    },
    {
      name: '12,000 lots there, the first hundred of them known long before',
      value: many.ranking,
      unit: 'ms',
      ratio: many.ranking / inBrowser.ranking,
    },
    { name: 'on the page, their operations made from the catalogue, in Node', value: preparation, unit: 'ms' },
    { name: 'longest time between two frames of the page, at rest', value: inBrowser.restingGap, unit: 'ms' },
    {
      name: 'while the worker ranks',
      value: inBrowser.rankingGap,
      unit: 'ms',
      ratio: inBrowser.rankingGap / inBrowser.restingGap,
    },
    { name: 'heap before 100,000 simulations', value: before, unit: 'Mo' },
    { name: 'heap after', value: after, unit: 'Mo', ratio: after / before },
  ]
}

function rankingTime(): number {
  const start = process.cpuUsage()
  const efforts = Array.from({ length: LOTS }, (_, lot) => ({ lot, effort: effortOf(lotOf(lot)) }))
  efforts.sort((one, other) => one.effort - other.effort)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** The operations of many lots of a catalogue for one household. */
function preparationTime(): number {
  const lots = catalogueOf(MANY_LOTS)
  const start = process.cpuUsage()
  const { operationOf } = lotCalculation(buyer, lots)
  const made = lots.filter((lot) => !('reason' in operationOf(lot)))
  const { user, system } = process.cpuUsage(start)
  if (made.length < lots.length) throw new Error('Some lots have no operation.')
  return (user + system) / 1_000
}

/** The purchase of one of many lots by the same household. */
function lotOf(lot: number): SolutionConfiguration {
  const surface = 20 + (lot % 80)
  return configuration({
    project: 'lmnp_amortissement',
    seniority: 'new',
    duration_to_display: 25,
    surface,
    property_price: surface * (3_500 + (lot % 30) * 50),
  })
}

/** Average effort, euros a month. */
function effortOf(operation: SolutionConfiguration): number {
  const result = simulate(operation, context)
  return result.kind === 'simulated' ? result.indicators.average_effort : Infinity
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / BYTES_IN_MEGABYTE
}
