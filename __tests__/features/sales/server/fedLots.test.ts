import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { importForFirm, lotState, type ImportReport } from '#features/catalogue/server'
import { document } from '../../../support/server/documents'
import { TEST_INSTANT } from '../../../support/server/testApp'
import { asked, salesDesk } from './salesDesk'

// What feeds say of lots that options and bookings hold.

const { app, claire, wholeFile, drafted, done, stateOfLot } = salesDesk()

interface Said {
  readonly status?: string
  readonly price?: number
  /** A lot of another reference stands in its place. */
  readonly reference?: string
  /** Its promoter sells another programme in its place. */
  readonly isOtherProgram?: boolean
  readonly isDryRun?: boolean
}

/** A programme of its own with one lot, which feeds speak of again. */
function fed() {
  const program = `P-${crypto.randomUUID()}`
  const source = (name: string, lines: readonly string[]) => ({
    name,
    open: () => Readable.from([Buffer.from(lines.join('\n'))]),
  })
  const programs = (called: string) =>
    source('programmes.csv', [
      'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison',
      `${called};Promoteur ${program};${called};commercialisation;34000;Montpellier;long_term_rental;T2 2028`,
    ])
  return {
    /** A whole feed: what it does not name is withdrawn. */
    feed: ({
      status = 'disponible',
      price = 200_000,
      reference = 'A1',
      isOtherProgram,
      isDryRun = false,
    }: Said = {}) => {
      const called = isOtherProgram ? `${program}-2` : program
      const lots = source('lots.csv', [
        'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20',
        `${called};Promoteur ${program};${reference};appartement;T2;${status};42,35;${String(price)}`,
      ])
      const options = { isFull: true, isDryRun, now: () => TEST_INSTANT }
      return importForFirm(app().database, [programs(called), lots], undefined, options)
    },
    lot: async () => {
      const [found] = await app().database.query<{ id: string; price: string }>(
        `SELECT l.id, l.property_price AS price FROM properties l JOIN programs g ON g.id = l.program_id
         WHERE g.reference = $1 AND l.reference = 'A1'`,
        [program],
      )
      return { id: found?.id ?? '', price: Number(found?.price) }
    },
  }
}

const findings = ({ lines }: ImportReport) => lines.map(({ line, column, outcome }) => [line, column, outcome])
const updated = ({ properties }: ImportReport) => properties.updated

test('a lot under option stays so when its feed says otherwise, and the report says it; its price follows', async () => {
  const { feed, lot } = fed()
  await feed()
  const { id } = await lot()
  const answer = await claire.call('POST', '/api/v3/option', { client_file: await wholeFile(), property: id })
  const foreseen = await feed({ isDryRun: true })
  expect(foreseen.lines).toEqual([
    {
      ...{ file: 'lots.csv', line: 2, column: 'statut', outcome: 'warning' },
      message:
        'Une option ou une réservation tient ce lot\u00a0: il reste «\u00a0Sous option\u00a0», le flux dit «\u00a0Disponible\u00a0».',
    },
  ])
  for (const status of ['disponible', 'vendu', 'bloque']) {
    const report = await feed({ status })
    expect([findings(report), updated(report)]).toEqual([[[2, 'statut', 'warning']], 0])
  }
  expect(updated(await feed({ price: 190_000 }))).toBe(1)
  expect([await stateOfLot(id), await lot()]).toEqual(['optioned', { id, price: 190_000 }])
  expect(findings(await feed({ status: 'option', price: 190_000 }))).toEqual([])

  await claire.call('DELETE', `/api/v3/option/${document(answer).data.id}`)
  expect(await stateOfLot(id)).toBe('available')
  expect(findings(await feed({ status: 'bloque' }))).toEqual([])
  expect(await stateOfLot(id)).toBe('blocked')
})

test('a lot whose booking is asked for is neither given back nor withdrawn by a feed, until that booking ends', async () => {
  const { feed, lot } = fed()
  await feed()
  const { id } = await lot()
  const booking = await drafted(id)
  await done(booking, 'submit', asked)
  expect(findings(await feed())).toEqual([[2, 'statut', 'warning']])
  const without = await feed({ reference: 'B2' })
  expect([without.properties.withdrawn, await stateOfLot(id)]).toEqual([0, 'booked'])
  expect(without.lines).toEqual([
    {
      ...{ file: 'programmes.csv', line: 2, column: null, outcome: 'warning' },
      message:
        'Le flux ne nomme plus le lot «\u00a0A1\u00a0», qu’une option ou une réservation tient\u00a0: il reste «\u00a0Réservé\u00a0».',
    },
  ])
  const gone = await feed({ isOtherProgram: true, reference: 'C3', isDryRun: true })
  expect([findings(gone), await stateOfLot(id)]).toEqual([[[1, null, 'warning']], 'booked'])

  await done(booking, 'cancel_client', { reason: 'Le client renonce' })
  expect((await feed({ reference: 'B2' })).properties.withdrawn).toBe(1)
  expect(await stateOfLot(id)).toBe('withdrawn')
})

test('a lot that is taken while a feed is read stays taken', async () => {
  const { feed, lot } = fed()
  await feed()
  const { id } = await lot()
  const waiting = async (): Promise<void> => {
    const [waits] = await app().database.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (waits) return
    await setTimeout(10)
    await waiting()
  }
  const { importing } = await app().database.transaction(async (transaction) => {
    await lotState.lockLot(transaction, id)
    const importing = feed({ status: 'bloque' })
    await waiting()
    await lotState.writeLotStatus(transaction, id, 'optioned')
    return { importing }
  })
  expect(findings(await importing)).toEqual([[2, 'statut', 'warning']])
  expect(await stateOfLot(id)).toBe('optioned')
})

test('a lot that nobody holds goes as its promoter says: blocked, for sale again, blocked, withdrawn', async () => {
  const { feed, lot } = fed()
  await feed()
  const { id } = await lot()
  const states: (string | undefined)[] = []
  for (const said of [{ status: 'bloque' }, {}, { reference: 'B2' }, {}, { status: 'bloque' }, { reference: 'B2' }]) {
    await feed(said)
    states.push(await stateOfLot(id))
  }
  expect(states).toEqual(['blocked', 'available', 'withdrawn', 'available', 'blocked', 'withdrawn'])
})
