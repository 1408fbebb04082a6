import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readConfiguration } from '#server/services'
import { buildApp } from '../../../../src/app/server/app'
import { features } from '../../../../src/app/server/features'
import { failure } from '../../../support/server/documents'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Of a picture followed by bytes that readers of pictures leave. */
const picture = (bytes: number) => Buffer.concat([PNG, randomBytes(bytes - PNG.length)])
const dataUrl = (content: Buffer) => `data:image/png;base64,${content.toString('base64')}`

const LIMIT_GB = '0.000002'
const LIMIT = Math.round(Number(LIMIT_GB) * 1_024 ** 3)

let running: TestApp
let small: FastifyInstance
let helene: Caller
beforeEach(async () => {
  running = await openTestApp()
  await running.database.query('DELETE FROM booking_papers')
  small = buildApp({
    database: running.database,
    configuration: readConfiguration({
      DATA_DIR: running.dataFolder,
      PUBLIC_URL: 'https://solive.example',
      FIRM_FILES_GB: LIMIT_GB,
    }),
    clock: { now: () => TEST_INSTANT },
    logLevel: 'silent',
  })
  helene = await onSmall('h.vautrin@ormeval.example')
})
afterEach(async () => {
  await small.close()
  await running.close()
})

/** Somebody who is logged in, on the application whose firms have little room. */
async function onSmall(email: string): Promise<Caller> {
  const caller = callerOf(small)
  for (const [name, value] of (await running.logIn(email)).cookies) caller.cookies.set(name, value)
  return caller
}

const send = (caller: Caller, bytes: number, path = 'update-logo') =>
  caller.call('POST', `/api/v3/company/${path}`, { logo: dataUrl(picture(bytes)) })
const room = async (caller: Caller) =>
  (await caller.call('GET', '/api/v3/company/files')).json<{ meta: { bytes: number; limit: number } }>().meta

test('the files of a firm have a limit together, which its administrator sees; beyond, nothing is kept and a sentence says why', async () => {
  expect(await room(helene)).toMatchObject({ bytes: 0, limit: LIMIT })
  expect((await send(helene, 1_200)).statusCode).toBe(200)
  const refused = await send(helene, 1_200, 'update-logo-square')
  expect([refused.statusCode, failure(refused).message]).toEqual([
    507,
    expect.stringMatching(
      /^Les fichiers de votre société prennent toute la place permise \(0\sGo\)\. Rien n’a été enregistré\u202f: prévenez votre administrateur\.$/,
    ),
  ])
  expect(await room(helene)).toMatchObject({ bytes: 1_200, limit: LIMIT })
  const imported = await helene.call('POST', '/api/v3/company/imports', { files: dataUrl(picture(1_200)) })
  expect(imported.statusCode).toBe(507)
  expect(await running.database.query('SELECT id FROM catalogue_imports')).toEqual([])
  // In the place of the former there is room, and another firm has its own.
  expect((await send(helene, 2_000)).statusCode).toBe(200)
  expect((await send(await onSmall('a.lestivel@vermeil.example'), 2_000)).statusCode).toBe(200)
})

test('files sent at the same time do not pass the limit together', async () => {
  const answers = await Promise.all([send(helene, 1_200), send(helene, 1_200, 'update-logo-square')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 507])
})

test('who does not look after the firm is not told', async () => {
  expect((await (await onSmall('c.aubrac@ormeval.example')).call('GET', '/api/v3/company/files')).statusCode).toBe(403)
})

test('every column of bytes of a firm is counted', async () => {
  const columns = await running.database.query<{ table: string; column: string }>(
    `SELECT b.table_name AS "table", b.column_name AS "column" FROM information_schema.columns b
     JOIN information_schema.columns c ON c.table_name = b.table_name AND c.column_name = 'company_id'
     WHERE b.data_type = 'bytea' AND b.table_schema = 'public' ORDER BY 1, 2`,
  )
  const counted = features.flatMap(({ files = [] }) => files)
  expect([...counted].sort((one, other) => one.table.localeCompare(other.table))).toEqual(
    columns.map(({ table, column }) => ({ table, column })),
  )
})
