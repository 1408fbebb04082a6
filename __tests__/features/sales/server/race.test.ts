import { randomUUID } from 'node:crypto'
import { createOption } from '../../../../src/features/sales/server/operations/options'
import { viewerOf, type Viewer } from '#server/access'
import { Failure } from '#server/operations'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'
import { demoTemplate, TEST_INSTANT } from '../../../support/server/testCluster'
import { freeLot, statusOfLot } from './lots'

const ADVISERS = 50

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase(demoTemplate())
})
afterEach(() => database.close())

interface Adviser {
  readonly viewer: Viewer
  readonly file: string
}

/** Advisers of each firm in turn, each with a file of their own. */
async function advisers(): Promise<readonly Adviser[]> {
  const firms = await database.query<{ id: string }>('SELECT id FROM companies ORDER BY name')
  const found: Adviser[] = []
  for (let number = 0; number < ADVISERS; number++) {
    const companyId = firms[number % firms.length]?.id ?? ''
    const [userId, file] = [randomUUID(), randomUUID()]
    const name = `Conseiller ${String(number)}`
    await database.query('INSERT INTO users (company_id, id, email, last_name, roles) VALUES ($1, $2, $3, $4, $5)', [
      ...[companyId, userId, `${userId}@course.example`, name, ['expert-member']],
    ])
    await database.query('INSERT INTO client_files (company_id, id, adviser_id, title) VALUES ($1, $2, $3, $4)', [
      ...[companyId, file, userId, `Client secret ${String(number)}`],
    ])
    const user = {
      can_manage_his_company: false,
      can_see_property_reference: true,
      can_see_commission: true,
      debug_mode: false,
    }
    const circumstances = { user, company: { hide_commissions: false } }
    found.push({ viewer: viewerOf({ companyId, userId, name, roles: ['expert-member'], circumstances }), file })
  }
  return found
}

const ask = ({ viewer, file }: Adviser, property: string, rank?: number) =>
  database.transaction((transaction) =>
    createOption(
      { database: transaction, viewer, now: TEST_INSTANT, publicUrl: 'https://solive.example' },
      { client_file: file, property, ...(rank === undefined ? {} : { rank }) },
    ),
  )

type Taken = Extract<Failure['reason'], { kind: 'taken' }>

/** What each of them had: the rank, or why not. */
async function race(property: string, rank?: number) {
  const all = await advisers()
  const outcomes = await Promise.allSettled(all.map((adviser) => ask(adviser, property, rank)))
  const won = all.flatMap((adviser, place) => (outcomes[place]?.status === 'fulfilled' ? [adviser] : []))
  const refusals = outcomes.flatMap((outcome, place): readonly { reason: Taken; companyId: string }[] => {
    if (outcome.status === 'fulfilled') return []
    const error: unknown = outcome.reason
    if (!(error instanceof Failure) || error.reason.kind !== 'taken') throw error
    return [{ reason: error.reason, companyId: all[place]?.viewer.companyId ?? '' }]
  })
  return { won, refusals }
}

test('of fifty advisers of two firms who want the first rank of a lot at one instant, one has it', async () => {
  const property = await freeLot(database)
  const { won, refusals } = await race(property, 1)
  expect([won.length, refusals.length]).toEqual([1, ADVISERS - 1])
  expect(await database.query('SELECT status, rank FROM options WHERE property_id = $1', [property])).toEqual([
    { status: 'active', rank: 1 },
  ])
  expect(await statusOfLot(database, property)).toBe('optioned')
  const [winner] = won
  for (const { reason, companyId } of refusals) {
    // A colleague may tell more; nobody of another firm is named, nor any client.
    const isColleague = companyId === winner?.viewer.companyId
    expect(reason.contact?.name ?? null).toBe(isColleague ? winner.viewer.name : 'Contact options')
    expect(reason.similar).toHaveLength(3)
    expect(JSON.stringify(reason)).not.toContain('Client secret')
  }
})

test('of fifty who want the lot, one has it, another waits, and each rank is held once', async () => {
  const property = await freeLot(database)
  const { won } = await race(property)
  expect(won).toHaveLength(2)
  expect(
    await database.query('SELECT status, rank FROM options WHERE property_id = $1 ORDER BY rank', [property]),
  ).toEqual([
    { status: 'active', rank: 1 },
    { status: 'waitlisted', rank: 2 },
  ])
})
