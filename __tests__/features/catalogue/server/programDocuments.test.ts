import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let app: TestApp
let helene: Caller
let claire: Caller
let program = ''
beforeAll(async () => {
  app = await openTestApp()
  helene = await app.logIn('h.vautrin@ormeval.example')
  claire = await app.logIn('c.aubrac@ormeval.example')
  const listed = await claire.call('GET', '/api/v3/programs?page[size]=1')
  program = listed.json<{ data: { id: string }[] }>().data[0]?.id ?? ''
})
afterAll(() => app.close())
afterEach(() => app.database.query('DELETE FROM files'))

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n')
const MANAGED = '/api/v3/company/programs-management'
const asData = (content: Buffer, mime = 'application/pdf', name = 'notice.pdf') =>
  `data:${mime};name=${name};base64,${content.toString('base64')}`

interface Documented {
  data: { attributes: { documents: { id: string; name: string; media_type: string; size: number; url: string }[] } }
  errors?: Record<string, string[]>
}
const add = (document: unknown, name?: string, caller = helene, to = program) =>
  caller.call('POST', `${MANAGED}/${to}/add-document`, { document, ...(name === undefined ? {} : { name }) })
const added = async (name?: string) => {
  const answer = await add(asData(PDF), name)
  const [document] = answer.json<Documented>().data.attributes.documents
  if (!document) throw new Error(answer.body)
  return document
}
/** How many files are kept; the folder comes with the first one. */
const kept = async () => (await readdir(path.join(app.dataFolder, 'files'), { recursive: true }).catch(() => [])).length
const documentsOf = async (caller: Caller) =>
  (await caller.call('GET', `/api/v3/programs/${program}`)).json<Documented>().data.attributes.documents

test('a document of a programme is read by the advisers of the firm, by no other firm, and no more once it is taken away', async () => {
  const { id, url, ...said } = await added('Notice d’information, « août »')
  expect(said).toMatchObject({
    name: 'Notice d’information, « août »',
    media_type: 'application/pdf',
    size: PDF.length,
  })
  expect((await documentsOf(claire)).map((document) => document.id)).toEqual([id])
  const read = await claire.call('GET', url)
  expect([read.statusCode, read.headers['content-type'], read.headers['content-length']]).toEqual([
    200,
    'application/pdf',
    String(PDF.length),
  ])
  expect(read.rawPayload.equals(PDF)).toBe(true)
  expect(read.headers['content-disposition']).toContain("filename*=UTF-8''Notice%20d%E2%80%99information")

  const aurore = await app.logIn('a.lestivel@vermeil.example')
  expect([(await aurore.call('GET', url)).statusCode, await documentsOf(aurore)]).toEqual([404, []])
  expect((await app.stranger.call('GET', url)).statusCode).toBe(401)

  const removed = await helene.call('DELETE', `${MANAGED}/${program}/delete-document/${id}`)
  expect([removed.statusCode, removed.json<Documented>().data.attributes.documents]).toEqual([200, []])
  expect((await claire.call('GET', url)).statusCode).toBe(404)
  expect((await helene.call('DELETE', `${MANAGED}/${program}/delete-document/${id}`)).statusCode).toBe(404)
})

test('a document of a hidden programme is for those alone who look after it', async () => {
  const { url } = await added()
  const hide = (is_visible: boolean) =>
    helene.call('PUT', `/api/v3/company/perimeter/program/${program}/update-visible`, { is_visible })
  await hide(false)
  expect([(await claire.call('GET', url)).statusCode, (await helene.call('GET', url)).statusCode]).toEqual([404, 200])
  await hide(true)
  expect((await claire.call('GET', url)).statusCode).toBe(200)
})

test('a picture is taken for what its bytes are, and saved with the right ending', async () => {
  const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#d8d2c8' } })
    .webp()
    .toBuffer()
  const answer = await add(asData(picture, 'application/pdf', 'plan.pdf'), 'Plan de masse')
  const [document] = answer.json<Documented>().data.attributes.documents
  expect(document).toMatchObject({ name: 'Plan de masse', media_type: 'image/webp' })
  const read = await claire.call('GET', document?.url ?? '')
  expect(read.headers['content-disposition']).toBe('attachment; filename="Plan de masse.webp"')
})

test.each([
  ['a page', asData(Buffer.from('<html><script>alert(1)</script></html>'), 'application/pdf')],
  ['nothing', asData(Buffer.alloc(0))],
  ['a text that is no file', 'notice.pdf'],
  ['no document', undefined],
  ['null', null],
])('%s is refused, and nothing is kept', async (_what, document) => {
  const before = await kept()
  const answer = await add(document)
  expect([answer.statusCode, Object.keys(answer.json<Documented>().errors ?? {})]).toEqual([422, ['document']])
  expect([await kept(), await documentsOf(claire)]).toEqual([before, []])
})

test('what is larger than 20 MB is refused', async () => {
  const answer = await add(asData(Buffer.concat([PDF, Buffer.alloc(20 * 1_048_576)])))
  expect(answer.statusCode).toBe(413)
})

test('documents are counted in the room of the firm', async () => {
  const bytes = async () =>
    (await helene.call('GET', '/api/v3/company/files')).json<{ meta: { bytes: number } }>().meta.bytes
  const before = await bytes()
  await added()
  expect((await bytes()) - before).toBe(PDF.length)
})

test('an adviser adds and takes away none; a programme of nobody has none', async () => {
  const { id } = await added()
  expect((await add(asData(PDF), undefined, claire)).statusCode).toBe(403)
  expect((await claire.call('DELETE', `${MANAGED}/${program}/delete-document/${id}`)).statusCode).toBe(403)
  expect((await add(asData(PDF), undefined, helene, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
})
