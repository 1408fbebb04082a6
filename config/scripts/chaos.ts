// `npm run chaos -- --seed N`: advisers write while processes, databases, disks, clocks and networks fail them.
import { parseArgs } from 'node:util'
import { chaos } from '../../__tests__/support/chaos/chaos'
import { noDebianServers } from '../../__tests__/support/chaos/debianServers'
import { ownDatabase } from '../../__tests__/support/chaos/ownDatabase'
import { replicatedDatabase } from '../../__tests__/support/chaos/replicatedDatabase'
import { twoProcesses } from '../../__tests__/support/chaos/twoProcesses'

const MEGABYTE = 1_048_576

/** More than this is a loop that writes, in bytes. */
const LONGEST_LOG = 10 * MEGABYTE

/** Applications as `npm run build` made them; on a replicated database where Debian's servers are installed. */
const worlds = [ownDatabase, twoProcesses, ...(noDebianServers() === undefined ? [replicatedDatabase] : [])]

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '2' } },
})

async function run(): Promise<void> {
  const reason = noDebianServers()
  if (reason !== undefined) console.log(`Without a replicated database: ${reason}`)
  const { acknowledged, lost, twice, surprises, logBytes } = await chaos({
    seed: Number(values.seed),
    rounds: Number(values.rounds),
    worlds,
    tell: console.log,
  })
  for (const fault of surprises) console.log(`✗ ${fault}`)
  for (const note of lost) console.log(`✗ lost: ${note}`)
  for (const note of twice) console.log(`✗ twice: ${note}`)
  const isSound = lost.length + twice.length + surprises.length === 0 && logBytes < LONGEST_LOG
  console.log(
    `acknowledged ${acknowledged}, lost ${lost.length}, twice ${twice.length}, log ${(logBytes / MEGABYTE).toFixed(1)} MB`,
  )
  process.exitCode = isSound ? 0 : 1
}

void run()
