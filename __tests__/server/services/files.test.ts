import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { sweepFiles } from '#server/operations/files'
import { insertFile } from '#server/repositories/files'
import { bucketOf, diskFiles, openFileStore, type FileStore } from '#server/services/files'
import { openTestDatabase } from '../../support/server/testDatabase'
import { demoTemplate } from '../../support/server/testCluster'

let folder = ''
let s3: { stop: () => Promise<void>; url: string } | undefined

/** A server that speaks S3, with a bucket. */
async function openS3(directory: string): Promise<{ stop: () => Promise<void>; url: string }> {
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: 'solive', configs: [] }] })
  const { port } = await server.run()
  return { stop: () => server.close(), url: `http://S3RVER:S3RVER@127.0.0.1:${String(port)}/solive?region=fr-par` }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'solive-files-'))
  s3 = await openS3(path.join(folder, 's3'))
})
afterAll(async () => {
  await s3?.stop()
  await rm(folder, { recursive: true })
})

const content = Buffer.from('%PDF-1.7 Notice descriptive')

/** A file of this machine. */
async function source() {
  const place = path.join(folder, randomUUID())
  await writeFile(place, content)
  return { path: place, size: content.length, mediaType: 'application/pdf' }
}

const keys = async (store: FileStore): Promise<string[]> => {
  const found = []
  for await (const { key } of store.list()) found.push(key)
  return found
}

const stores = {
  'a folder': () => diskFiles(path.join(folder, randomUUID())),
  'a bucket': () => openFileStore({ dataFolder: folder, filesBucket: bucketOf(s3?.url ?? '') }),
} as const

describe.each(Object.keys(stores) as (keyof typeof stores)[])('%s', (name) => {
  test('keeps files, gives them back, lists and removes them', async () => {
    const store = stores[name]()
    const key = `${randomUUID()}/${randomUUID()}`
    expect(await store.open(key)).toBeUndefined()
    await store.put(key, await source())
    const opened = await store.open(key)
    expect([opened?.size, opened && (await buffer(opened.stream)).equals(content)]).toEqual([content.length, true])
    expect(await keys(store)).toContain(key)
    await store.remove(key)
    await store.remove(key)
    expect(await store.open(key)).toBeUndefined()
    expect(await keys(store)).not.toContain(key)
  })
})

test('a file that cannot be kept whole leaves nothing', async () => {
  const place = path.join(folder, 'refused')
  const missing = { path: path.join(folder, 'missing'), size: 1, mediaType: 'application/pdf' }
  await expect(diskFiles(place).put('firm/file', missing)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await readdir(path.join(place, 'firm'))).toEqual([])
})

test.each(['ftp://key:secret@server/bucket', 'https://server/bucket', 'https://key:secret@server/', 'bucket'])(
  '%s is no bucket',
  (url) => {
    expect(bucketOf(url)).toBeUndefined()
  },
)

test('what no row tells of is swept away once it is old enough; what is known and what is young stay', async () => {
  const database = await openTestDatabase(demoTemplate())
  try {
    const place = path.join(folder, 'swept')
    const store = diskFiles(place)
    const [user] = await database.query<{ id: string; company_id: string }>('SELECT id, company_id FROM users LIMIT 1')
    const companyId = user?.company_id ?? ''
    const [known, orphan, young] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [known, orphan, young]) await store.put(`${companyId}/${id}`, await source())
    const file = { id: known, name: 'Notice', media_type: 'application/pdf', size: content.length }
    const sha256 = createHash('sha256').update(content).digest('hex')
    await insertFile(database, { companyId, userId: user?.id ?? '', now: new Date() }, { ...file, sha256 })
    const unfinished = path.join(place, companyId, `${orphan}.${randomUUID()}`)
    await writeFile(unfinished, 'half')
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    for (const name of [known, orphan, path.basename(unfinished)])
      await utimes(path.join(place, companyId, name), longAgo, longAgo)
    expect(await sweepFiles(database, store, () => false)).toBe(2)
    expect((await keys(store)).sort()).toEqual([known, young].map((id) => `${companyId}/${id}`).sort())
  } finally {
    await database.close()
  }
})
