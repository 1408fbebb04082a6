import '#app/contract'
import { startCaller, type Request } from './http/caller'
import { withFirm, type MeasuredFirm } from './http/firm'

export const title =
  'La liste d’une société, seule puis pendant que quarante conseillers d’une autre écrivent dans un dossier de 19 Mo'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const WRITER = 'h.vautrin@ormeval.example'
const READER = 'a.lestivel@vermeil.example'
const WRITERS = 40
const READS = 200
const NOTES = 1_900
const NOTE_LENGTH = 10_000

/** What each writer changes in turn: never twice the same, so that each request writes. */
const bodies = Array.from({ length: 97 }, (_, turn) => JSON.stringify({ liquidity: 1_000 + turn }))

export async function measure(): Promise<Measurement[]> {
  return withFirm('demo', async (firm) => {
    const file = await enlargedFile(firm)
    const address = await firm.listen()
    const list = {
      address: `${address}/api/v3/client-files?include=person,simulation&page[size]=20`,
      headers: await firm.logIn(READER),
    }
    const write = {
      address: `${address}/api/v3/client-files/${file}/heritage`,
      headers: await firm.logIn(WRITER),
      bodies,
    }
    return compared(list, write)
  })
}

/** A file of the first firm with as many notes as one may hold. @returns its id */
async function enlargedFile({ database }: MeasuredFirm): Promise<string> {
  const [file] = await database.query<{ id: string; company_id: string }>(
    `SELECT f.id, f.company_id FROM client_files f JOIN users u USING (company_id) WHERE u.email = $1 LIMIT 1`,
    [WRITER],
  )
  if (!file) throw new Error('the demo firm has no file')
  await database.query(
    `INSERT INTO client_file_notes (company_id, id, client_file_id, note, author_name)
     SELECT $1, gen_random_uuid(), $2, repeat(md5(n::text), $3 / 32), 'Claire Aubrac' FROM generate_series(1, $4) n`,
    [file.company_id, file.id, NOTE_LENGTH, NOTES],
  )
  await database.query('VACUUM ANALYZE')
  return file.id
}

/** What the list takes alone and beside the writers, milliseconds. */
const compare = (what: string, alone: number, beside: number): Measurement[] => [
  { name: `la liste, seule (${what})`, value: alone, unit: 'ms', ratio: 1 },
  { name: `  pendant que ${WRITERS} écrivent`, value: beside, unit: 'ms', ratio: beside / alone },
]

async function compared(list: Request, write: Request): Promise<Measurement[]> {
  const [readers, writers] = [startCaller(), startCaller()]
  try {
    const reading = () => readers.call(list, { requests: READS, connections: 1 })
    await reading()
    const alone = await reading()
    const { pace, result: beside } = await writers.callDuring(write, WRITERS, reading)
    return [
      ...compare('médiane', alone.medianMilliseconds, beside.medianMilliseconds),
      ...compare('p95', alone.p95Milliseconds, beside.p95Milliseconds),
      { name: '  sections enregistrées pendant ce temps', value: pace.requestsPerSecond, unit: 'req/s' },
    ]
  } finally {
    await Promise.all([readers.stop(), writers.stop()])
  }
}
