import { chown, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createFile, document, list } from '../support/server/documents'
import { FULL_DISK, onSmallDisk, skippedWithoutDisk, smallDisk, type SmallDisk } from '../support/server/smallDisk'
import { openTestApp, type TestApp } from '../support/server/testApp'

let disk: SmallDisk | undefined
let app: TestApp | undefined

afterEach(async () => {
  await disk?.empty()
  await app?.close()
  await disk?.remove()
  app = undefined
  disk = undefined
})

onSmallDisk(
  `a PostgreSQL that tells of a full disk: the write is a 507, and leaves nothing${skippedWithoutDisk}`,
  async () => {
    const small = await smallDisk(32)
    disk = small
    const running = await openTestApp()
    app = running
    const claire = await running.logIn('c.aubrac@ormeval.example')
    const { id } = await createFile(claire)
    await putNotesOn(small, running)
    const write = () => claire.call('POST', `/api/v3/client-files/${id}/notes`, { note: 'x'.repeat(8_000) })
    const notes = async () =>
      document(await claire.call('GET', `/api/v3/client-files/${id}?include=notes`)).included ?? []

    await small.fill()
    let kept = 0
    let answer = await write()
    for (; answer.statusCode === 201; answer = await write()) kept++
    expect([answer.statusCode, answer.json()]).toEqual([507, { message: FULL_DISK }])
    expect(await notes()).toHaveLength(kept)
    expect(list(await claire.call('GET', '/api/v3/client-files'))).not.toEqual([])

    await small.empty()
    expect((await write()).statusCode).toBe(201)
    expect(await notes()).toHaveLength(kept + 1)
  },
)

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
