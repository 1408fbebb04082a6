import { chaos } from '../support/chaos/chaos'
import { ownDatabase } from '../support/chaos/ownDatabase'
import { twoProcesses } from '../support/chaos/twoProcesses'
import type { World } from '../support/chaos/world'

/** More bytes than this are a loop that writes. */
const LONGEST_LOG = 1_048_576

/** A few of the faults that `npm run chaos` goes through. */
async function expectNothingLost(open: () => Promise<World>, ...only: string[]): Promise<void> {
  const outcome = await chaos({ seed: 1, rounds: 1, worlds: [open], only })
  // First, since what surprised explains the rest.
  expect(outcome.surprises).toEqual([])
  expect(outcome).toMatchObject({ lost: [], twice: [] })
  expect(outcome.acknowledged).toBeGreaterThan(50)
  expect(outcome.logBytes).toBeLessThan(LONGEST_LOG)
}

test('advisers write while our PostgreSQL is killed, stopped, stands still, and after a power cut: all is there, once', () =>
  expectNothingLost(
    ownDatabase,
    'database killed',
    'database told to stop',
    'database standing still',
    'power cut that damages the lock file',
  ))

test('advisers write to two processes while the network of their database fails: all is there, once', () =>
  expectNothingLost(twoProcesses, 'network cut', 'network silent', 'database restarted', 'one process killed'))
