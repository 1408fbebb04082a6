import { statusAt, timedOf, type Lifecycle } from '#contract/lifecycle'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'
import { isDue, statusAt as statusAtSql } from '#server/repositories/lifecycle'
import { demoTemplate } from '../../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(demoTemplate())
})
afterAll(() => database.close())

const lifecycles: Readonly<Record<string, Lifecycle<string, string, never>>> = {
  options: optionLifecycle,
  reports: reportLifecycle,
  bookings: bookingLifecycle,
}
const END = Date.parse('2026-11-27T17:00:00Z')
const HOURS = 3_600_000
/** Around an end, a second after it, a day and a week before it. */
const moments = [0, 1, -1, 1000, 999, -24 * HOURS, -24 * HOURS + 1, -168 * HOURS, -168 * HOURS + 1].map(
  (after) => new Date(END + after),
)

test.each(Object.keys(lifecycles))(
  'lists and jobs see %s in the state that a GET shows, at each instant',
  async (table) => {
    const lifecycle = lifecycles[table]
    if (!lifecycle) throw new Error(table)
    const columns = [...new Set(timedOf(lifecycle).map(({ due: { attribute } }) => attribute))]
    for (const status of Object.keys(lifecycle.states)) {
      const ends = columns.map((column) => `'${new Date(END).toISOString()}'::timestamptz AS ${column}`)
      for (const now of moments) {
        const [row] = await database.query<{ status: string; due: boolean }>(
          `SELECT ${statusAtSql(lifecycle, 's', '$1::timestamptz')} AS status, ${isDue(lifecycle, 's', '$1::timestamptz')} AS due
         FROM (SELECT '${status}' AS status, ${ends.join(', ')}) s`,
          [now],
        )
        const attributes = Object.fromEntries(columns.map((column) => [column, new Date(END).toISOString()]))
        const shown = statusAt(lifecycle, { status, attributes }, now)
        expect([status, now, row]).toEqual([status, now, { status: shown, due: shown !== status }])
      }
    }
  },
)
