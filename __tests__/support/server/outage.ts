import { replacePostmaster } from './application'
import { startWriters } from './writers'

const WRITERS = 6

/** Writes go on while the PostgreSQL of the folder gets each signal; then everything acknowledged is there, once. */
export async function expectNothingLost(
  address: string,
  folder: string,
  signals: readonly NodeJS.Signals[],
): Promise<void> {
  const writers = await startWriters(address, WRITERS)
  for (const signal of signals) {
    await writers.more(3 * WRITERS)
    await replacePostmaster(folder, signal)
  }
  await writers.more(3 * WRITERS)
  await writers.end()
  expect(writers.surprises).toEqual([])
  expect([...writers.statuses.keys()].sort()).toEqual([201, 503])
  expect((await writers.kept()).sort()).toEqual([...writers.acknowledged].sort())
}
