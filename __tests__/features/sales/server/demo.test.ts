import { statusAt, type Lifecycle } from '#contract/lifecycle'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'
import { createDemoFirm } from '../../../../src/app/server/demo'
import { demoTemplate, TEST_INSTANT } from '../../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(demoTemplate())
})
afterAll(() => database.close())

/** A sale with what its lot is in the catalogue. */
interface Sale extends Record<string, unknown> {
  readonly id: string
  readonly status: string
  readonly rank: number
  readonly lot: string
  readonly expires_at: string | null
  readonly validation_due_at: string | null
  readonly withdrawal_ends_at: string | null
}
const salesOf = (table: 'options' | 'bookings') =>
  database.query<Sale>(
    `SELECT s.*, l.status AS lot FROM ${table} s JOIN properties l ON l.id = s.property_id ORDER BY s.id`,
  )

const statusNow = (lifecycle: Lifecycle<string, string, never>, sale: Sale): string =>
  statusAt(lifecycle, { status: sale.status, attributes: sale }, TEST_INSTANT)

describe('the sales of the demo firm', () => {
  test('are in the state of their instant: time moves none of them at the start', async () => {
    for (const sale of await salesOf('options')) expect(statusNow(optionLifecycle, sale)).toBe(sale.status)
    for (const sale of await salesOf('bookings')) expect(statusNow(bookingLifecycle, sale)).toBe(sale.status)
    const reports = await database.query<Sale>('SELECT * FROM reports')
    expect(reports.length).toBeGreaterThan(5)
    for (const sale of reports) expect(statusNow(reportLifecycle, sale)).toBe(sale.status)
  })

  test('hold the lots that the catalogue says are held', async () => {
    const options = (await salesOf('options')).map(({ status, rank, lot }) => [status, rank, lot])
    expect(options).toContainEqual(['waitlisted', 2, 'optioned'])
    for (const [status, , lot] of options) {
      const wanted = optionLifecycle.states[status as 'active'].lot
      if (wanted) expect([status, lot]).toEqual([status, wanted])
    }
    const bookings = await salesOf('bookings')
    expect(new Set(bookings.map(({ status }) => status)).size).toBeGreaterThan(10)
    for (const { status, lot } of bookings) {
      const wanted = bookingLifecycle.states[status as 'firm'].lot
      if (wanted) expect([status, lot]).toEqual([status, wanted])
    }
  })

  test('are followed by their files, and each state by the steps that led to it', async () => {
    const files = await database.query<{ status: string }>(
      `SELECT status FROM client_files f WHERE EXISTS (SELECT FROM options o WHERE o.company_id = f.company_id AND o.client_file_id = f.id)
         OR EXISTS (SELECT FROM bookings b WHERE b.company_id = f.company_id AND b.client_file_id = f.id)`,
    )
    expect(files.map(({ status }) => status)).toEqual(expect.arrayContaining(['in_sale', 'won', 'presented']))
    for (const kind of ['report', 'option', 'booking']) {
      const wrong = await database.query(
        `SELECT s.id FROM ${kind}s s WHERE s.status IS DISTINCT FROM (SELECT h.to_status FROM sale_history h
           WHERE h.company_id = s.company_id AND h.${kind}_id = s.id ORDER BY h.at DESC, h.created_at DESC LIMIT 1)`,
      )
      expect([kind, wrong]).toEqual([kind, []])
    }
  })

  test('come once', async () => {
    const count = () => database.query('SELECT count(*) FROM bookings')
    const before = await count()
    expect(await createDemoFirm(database, { asOf: TEST_INSTANT })).toBe(false)
    expect(await count()).toEqual(before)
  })
})
