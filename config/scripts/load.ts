// `npm run load -- --advisers N --seconds N --size demo|load`: advisers at work on three processes behind a balancer, restarted in turn.
import '#app/contract'
import { parseArgs } from 'node:util'
import { quantile } from 'd3-array'
import { OPERATIONS } from '../../__tests__/support/load/advisers'
import { load } from '../../__tests__/support/load/load'

const { values } = parseArgs({
  options: {
    advisers: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
    size: { type: 'string', default: 'load' },
  },
})

const PROCESSES = 3

const percentiles = (durations: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${(quantile(durations, share) ?? 0).toFixed(1)}`).join(', ')

async function run(): Promise<void> {
  const { durations, bare, errors } = await load({
    processes: PROCESSES,
    advisers: Number(values.advisers),
    size: values.size === 'demo' ? 'demo' : 'load',
    seconds: Number(values.seconds),
    isReplicated: true,
    tell: console.log,
  })
  for (const error of errors.slice(0, 20)) console.log(`✗ ${error}`)
  for (const operation of OPERATIONS) {
    console.log(`${operation}: ${percentiles(durations.get(operation) ?? [])} ms`)
    console.log(`  its bare statement: ${percentiles(bare.get(operation) ?? [])} ms`)
  }
  const all = [...durations.values()].flat()
  console.log(`requests ${all.length + errors.length}, errors ${errors.length}, ${percentiles(all)}`)
  process.exitCode = errors.length === 0 && all.length > 0 ? 0 : 1
}

void run()
