import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { isObject } from '#contract/json'
import { api, requestLimits, sendErrors } from '#server/http'
import type { ApiRoute } from '#server/http/routes'
import { UploadedFile } from '#server/operations/uploads'
import { systemClock } from '#server/services'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

const MEGABYTE = 1_048_576

let database: TestDatabase
let app: FastifyInstance
let folder: string
let address: string
let leftAtStart: string[]
/** What the route was given: files with what is on the disk at that instant. */
let received: unknown

/** A route that takes files: none of the features has one. */
const route: ApiRoute = {
  method: 'POST',
  path: '/files',
  access: 'public',
  files: { names: ['logo', 'others'] },
  summary: 'Reçoit des fichiers',
  handle: async ({ body }) => {
    received = await withContents(body)
    return { status: 204 }
  },
}

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

async function withContents(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(withContents))
  if (!isObject(value)) return value
  if (value instanceof UploadedFile) {
    const { path, said, ...known } = value
    return { ...said, ...known, onDisk: digest(await readFile(path)) }
  }
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, inner]) => [name, await withContents(inner)] as const)),
  )
}

beforeAll(async () => {
  database = await openTestDatabase()
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'solive-files-')), 'incoming')
  await mkdir(folder)
  for (const [name, daysAgo] of [
    ['killed', 2],
    ['other-process', 0],
  ] as const) {
    await writeFile(path.join(folder, name), 'x')
    const time = new Date(Date.now() - daysAgo * 86_400_000)
    await utimes(path.join(folder, name), time, time)
  }
  const limits = requestLimits(database, 600)
  app = fastify()
  sendErrors(app, limits)
  await app.register(api, {
    database,
    clock: systemClock,
    publicUrl: 'http://localhost',
    fileRoom: { limit: 1_073_741_824, stored: [] },
    scanForViruses: undefined,
    limits,
    uploadFolder: folder,
    routes: [route],
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  leftAtStart = await readdir(folder)
  await rm(path.join(folder, 'other-process'))
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(path.dirname(folder), { recursive: true })
})
beforeEach(() => {
  received = undefined
})

test('what a killed process left is removed at the start, and not what another one receives', () => {
  expect(leftAtStart).toEqual(['other-process'])
})

async function send(body: string | Uint8Array<ArrayBuffer> | FormData): Promise<[number, string]> {
  const answer = await fetch(`${address}/files`, {
    method: 'POST',
    body,
    headers: {
      // Who comes with a token needs no anti-forgery one.
      authorization: 'Bearer any',
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
  })
  const text = await answer.text()
  return [answer.status, text === '' ? '' : (JSON.parse(text) as { message: string }).message]
}

const dataUrl = (content: Buffer, mime = 'image/png'): string => `data:${mime};base64,${content.toString('base64')}`
const fileOf = (content: Buffer, mime: string | null, name: string | null) => ({
  name,
  mime,
  size: content.length,
  sha256: digest(content),
  onDisk: digest(content),
})
/** Files are removed once the answer is sent. */
async function nothingLeft(): Promise<void> {
  while ((await readdir(folder).catch(() => [])).length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('data URLs of a JSON body are files, whatever their length; other texts stay', async () => {
  for (const size of [0, 1, 2, 3, 4, 299, 65_536, 3 * MEGABYTE + 1]) {
    const content = randomBytes(size)
    const note = 'Il a écrit : "data:image/png;base64,AAAA" \\ et « data:image/png;base64,AAAA » 😀'
    const body = {
      note,
      logo: { name: 'logo.png', file: dataUrl(content) },
      others: ['a', dataUrl(content, 'application/pdf')],
    }
    expect(await send(JSON.stringify(body))).toEqual([204, ''])
    expect(received).toEqual({
      note,
      logo: { name: 'logo.png', file: fileOf(content, 'image/png', null) },
      others: ['a', fileOf(content, 'application/pdf', null)],
    })
    await nothingLeft()
  }
})

test('a form brings the same, with names of several parts', async () => {
  const content = randomBytes(200_000)
  const form = new FormData()
  form.append('title', 'Étude')
  form.append('logo[name]', 'logo.png')
  form.append('logo[file]', new Blob([content], { type: 'image/png' }), 'logo.png')
  for (const [index, key] of ['a', 'b'].entries()) form.append(`chapters[${index}][key]`, key)
  form.append('ids[]', '1')
  form.append('files', new Blob(['un'], { type: 'text/plain' }), 'un.txt')
  form.append('files', new Blob(['deux'], { type: 'text/plain' }), 'deux.txt')
  expect(await send(form)).toEqual([204, ''])
  expect(received).toEqual({
    title: 'Étude',
    logo: { name: 'logo.png', file: fileOf(content, 'image/png', 'logo.png') },
    chapters: [{ key: 'a' }, { key: 'b' }],
    ids: ['1'],
    files: [fileOf(Buffer.from('un'), 'text/plain', 'un.txt'), fileOf(Buffer.from('deux'), 'text/plain', 'deux.txt')],
  })
  await nothingLeft()
})

test('a file has 20 MB at most, ten come at once, and what is refused leaves nothing', async () => {
  const largest = Buffer.alloc(20 * MEGABYTE)
  const tooLarge = Buffer.alloc(20 * MEGABYTE + 1)
  expect((await send(JSON.stringify({ file: dataUrl(largest) })))[0]).toBe(204)
  const refusal = [413, 'Ce fichier est trop grand (20 Mo au plus). Rien n’a été modifié.']
  expect(await send(JSON.stringify({ first: dataUrl(Buffer.from('a')), file: dataUrl(tooLarge) }))).toEqual(refusal)
  const form = new FormData()
  form.append('file', new Blob([tooLarge]), 'film.mov')
  expect(await send(form)).toEqual(refusal)
  const many = Array.from({ length: 11 }, () => dataUrl(Buffer.from('a')))
  expect((await send(JSON.stringify({ many })))[0]).toBe(413)
  expect((await send(JSON.stringify({ text: 'x'.repeat(MEGABYTE) })))[0]).toBe(413)
  await nothingLeft()
})

test.each([
  ['a file that is not base64', '{"file":"data:image/png;base64,A!!A"}'],
  ['a group that is not whole', '{"file":"data:image/png;base64,AAA"}'],
  ['a file that does not end', '{"file":"data:image/png;base64,AAAA'],
  ['no JSON', '{"file":"data:image/png;base64,AAAA",,}'],
  ['no UTF-8', Uint8Array.from(Buffer.from('7b2261223a22ff227d', 'hex'))],
])('%s is a 400', async (_case, body) => {
  expect((await send(body))[0]).toBe(400)
  await nothingLeft()
})

test('names of a form that would reach the prototype, or into a file, are refused', async () => {
  for (const name of ['__proto__[isAdmin]', 'a[constructor]', 'a[b', 'a[1][2][3][4][5]', 'file[path]']) {
    const form = new FormData()
    form.append('file', new Blob(['A']), 'a.txt')
    form.append(name, '/etc/passwd')
    expect((await send(form))[0]).toBe(400)
  }
  await nothingLeft()
})

describe('where no file is taken', () => {
  let running: TestApp
  let claire: Caller
  beforeAll(async () => {
    running = await openTestApp()
    claire = await running.logIn('c.aubrac@ormeval.example')
  })
  afterAll(() => running.close())

  const form = (...parts: readonly string[]) => `${parts.map((part) => `--limit\r\n${part}\r\n`).join('')}--limit--\r\n`
  const field = (name: string, value: string) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`
  const put = (path: string, body: string) =>
    claire.call('PUT', path, body, { 'content-type': 'multipart/form-data; boundary=limit' })

  test('a form changes what JSON changes, yes and no being 1 and 0; a file in it is a 415', async () => {
    const answer = await claire.call('GET', '/api/v3/client-files?page[size]=1')
    const person = `/api/v3/client-files/${answer.json<{ data: { id: string }[] }>().data[0]?.id ?? ''}/person`
    const changed = await put(person, form(field('firstname', 'Zoé'), field('is_handicapped', '1')))
    expect([changed.statusCode, changed.json<{ data: { attributes: object } }>().data.attributes]).toMatchObject([
      200,
      { firstname: 'Zoé', is_handicapped: true },
    ])
    const file =
      'content-disposition: form-data; name="firstname"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nA'
    expect((await put(person, form(file))).statusCode).toBe(415)
    expect((await put(person, form(field('firstname', 'x'.repeat(MEGABYTE + 1))))).statusCode).toBe(413)
  })
})
