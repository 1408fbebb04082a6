import { chaos } from '../support/chaos/chaos'
import { twoProcesses } from '../support/chaos/twoProcesses'

// One of the faults that faults/chaos.test.ts goes through.
test('advisers write to two processes while the network of their database is cut: all is there, once', async () => {
  const outcome = await chaos({ seed: 1, rounds: 1, worlds: [twoProcesses], only: ['network cut'] })
  expect(outcome.surprises).toEqual([])
  expect(outcome).toMatchObject({ lost: [], twice: [] })
  expect(outcome.acknowledged).toBeGreaterThan(30)
})
