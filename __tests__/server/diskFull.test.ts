import { chown, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { createFile, document, list } from '../support/server/documents'
import { addressOf, postmasterOf, runApplication } from '../support/server/application'
import { httpBrowser, type HttpAnswer } from '../support/server/httpBrowser'
import type { Program } from '../support/server/programs'
import { noSmallDisk, smallDisk, type SmallDisk } from '../support/server/smallDisk'
import { openTestApp, type TestApp } from '../support/server/testApp'

const FULL =
  'Le disque du serveur est plein. Rien n’a été enregistré\u202f: prévenez votre administrateur, puis réessayez.'

const reason = noSmallDisk()
const onSmallDisk = reason === undefined ? test : test.skip
const skipped = reason === undefined ? '' : ` (skipped: ${reason})`

let disk: SmallDisk
let program: Program | undefined
let app: TestApp | undefined

afterEach(async () => {
  await disk.empty()
  await program?.end('SIGTERM')
  await app?.close()
  program = undefined
  app = undefined
  await disk.remove()
})

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

onSmallDisk(`our database on a full disk: writes are a 507, reads go on, also after a crash${skipped}`, async () => {
  disk = await smallDisk(400)
  const dataFolder = path.join(disk.folder, 'data')
  program = runApplication(dataFolder)
  const address = await addressOf(program)
  await program.written('less than one gigabyte is free on the disk of the data')
  const browser = httpBrowser()
  await browser.logIn(address, 'c.aubrac@ormeval.example', DEMO_PASSWORD)
  const file = '/v3/client-files?page[size]=1'
  const { data } = (await browser.call(address, 'GET', file)).body as { data: { id: string }[] }
  const write = (): Promise<HttpAnswer> =>
    browser.call(address, 'POST', `/v3/client-files/${data[0]?.id ?? ''}/notes`, { note: 'Rappeler en mars' })
  const read = (): Promise<HttpAnswer> => browser.call(address, 'GET', file)

  expect((await write()).status).toBe(201)
  await disk.fill()
  expect(await write()).toMatchObject({ status: 507, body: { message: FULL } })
  expect((await read()).status).toBe(200)

  process.kill(await postmasterOf(dataFolder), 'SIGKILL')
  await program.written('La base de données embarquée répond de nouveau.')
  expect((await read()).status).toBe(200)
  expect(await write()).toMatchObject({ status: 507, body: { message: FULL } })

  await disk.empty()
  while ((await write()).status !== 201) await pause()
  expect(await program.end('SIGTERM')).toBe(0)
})

onSmallDisk(`a PostgreSQL that tells of a full disk: the write is a 507, and leaves nothing${skipped}`, async () => {
  disk = await smallDisk(32)
  app = await openTestApp()
  const claire = await app.logIn('c.aubrac@ormeval.example')
  const { id } = await createFile(claire)
  await putNotesOn(disk, app)
  const write = () => claire.call('POST', `/api/v3/client-files/${id}/notes`, { note: 'x'.repeat(8_000) })
  const notes = async () =>
    document(await claire.call('GET', `/api/v3/client-files/${id}?include=notes`)).included ?? []

  await disk.fill()
  let kept = 0
  let answer = await write()
  for (; answer.statusCode === 201; answer = await write()) kept++
  expect([answer.statusCode, answer.json()]).toEqual([507, { message: FULL }])
  expect(await notes()).toHaveLength(kept)
  expect(list(await claire.call('GET', '/api/v3/client-files'))).not.toEqual([])

  await disk.empty()
  expect((await write()).statusCode).toBe(201)
  expect(await notes()).toHaveLength(kept + 1)
})

/** The notes of client files lie on that disk from now on, as those of a database elsewhere would. */
async function putNotesOn({ folder }: SmallDisk, { database }: TestApp): Promise<void> {
  const [settings] = await database.query<{ data: string }>(`SELECT current_setting('data_directory') AS data`)
  const { uid, gid } = await stat(settings?.data ?? '')
  const place = path.join(folder, 'notes')
  await mkdir(place)
  await chown(place, uid, gid)
  const name = `small_${path.basename(folder).replaceAll(/\W/g, '_').toLowerCase()}`
  await database.query(`CREATE TABLESPACE ${name} LOCATION '${place}'`)
  await database.query(`ALTER TABLE client_file_notes SET TABLESPACE ${name}`)
}
