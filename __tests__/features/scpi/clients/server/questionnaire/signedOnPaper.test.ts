import { ACCOUNTS, CLIENTS } from '../../../../../support/scpi/questionnaire'
import { answerAll } from '../../../../../support/scpi/wholeQuestionnaire'
import { document, failure } from '../../../../../support/server/documents'
import { portalClient } from '../../../../../support/server/portal'
import { openTestApp, type Caller, type TestApp } from '../../../../../support/server/testApp'

let running: TestApp
let cif: Caller
let holder: Caller
let clientId: string
let accountId: string
beforeEach(async () => {
  running = await openTestApp({ isStill: true })
  running.setNow(new Date('2026-11-20T09:00:00Z'))
  ;[cif, holder] = await Promise.all([running.logIn('cif@ormeval.example'), portalClient(running)])
  clientId = document(await holder.call('GET', '/api/scpi/v1/client/me')).data.id
  accountId = document(await holder.call('GET', `${CLIENTS}/${clientId}/pp-account`)).data.id
})
afterEach(() => running.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n')
const asData = (content: Buffer) => `data:application/pdf;base64,${content.toString('base64')}`
const page = { name: 'Recueil signé', file: asData(PDF) }
const sign = (more: object = { page }, caller = cif) =>
  caller.call('PUT', `${ACCOUNTS}/${accountId}`, { action: 'sign', signed_with: 'paper', ...more })
const versions = async () =>
  (await cif.call('GET', `${ACCOUNTS}/${accountId}/versions`)).json<{ meta: { versions: { id: string }[] } }>().meta
    .versions

test('what is signed on paper is kept with its page, which the firm alone reads', async () => {
  await answerAll(cif, holder, clientId)
  expect((await sign({ page, signed_on: '2026-11-18' })).statusCode).toBe(200)
  const [version] = await versions()
  expect(version).toMatchObject({ signed_with: 'paper', valid_until: '2027-11-18', page_name: 'Recueil signé.pdf' })
  const current = (await cif.call('GET', `${ACCOUNTS}/${accountId}/versions`)).json<{
    meta: { current: { scores: object } }
  }>().meta.current
  expect(version).toMatchObject({ scores: current.scores })
  const path = `${ACCOUNTS}/${accountId}/versions/${version?.id ?? ''}/page`
  const read = await cif.call('GET', path)
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(read.rawPayload.equals(PDF)).toBe(true)
  const other = await running.logIn('a.lestivel@vermeil.example')
  expect((await other.call('GET', path)).statusCode).toBe(403)
  expect((await holder.call('GET', path)).statusCode).toBe(404)
  expect((await cif.call('GET', `${ACCOUNTS}/${accountId}/versions/${accountId}/page`)).statusCode).toBe(404)
})

test('the page goes with the client', async () => {
  await answerAll(cif, holder, clientId)
  await sign()
  const pages = () => running.database.query('SELECT 1 FROM pp_account_version_pages')
  expect(await pages()).toHaveLength(1)
  await cif.call('PUT', `${ACCOUNTS}/${accountId}`, { action: 'unsign', reason: 'Erreur de dossier' })
  const admin = await running.logIn('admin-scpi@ormeval.example')
  expect((await admin.call('DELETE', `${CLIENTS}/${clientId}`)).statusCode).toBe(204)
  expect(await pages()).toHaveLength(0)
})

test.each([
  ['no page', {}, 'page'],
  ['what is no document', { page: { name: 'x', file: asData(Buffer.from('bonjour')) } }, 'page'],
  ['a day to come', { page, signed_on: '2026-11-21' }, 'signed_on'],
  ['more than a year ago', { page, signed_on: '2025-11-01' }, 'signed_on'],
  ['another way', { page, signed_with: 'portal' }, 'signed_with'],
  ['answers that lack', { page }, 'action'],
])('is refused: %s', async (_, more, field) => {
  const answer = await sign(more)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(failure(answer).errors ?? {})).toEqual([field])
  expect(await versions()).toEqual([])
})

test('a page of more than 10 MB is refused', async () => {
  const answer = await sign({ page: { name: 'x', file: asData(Buffer.concat([PDF, Buffer.alloc(10_000_001)])) } })
  expect([413, 422]).toContain(answer.statusCode)
})

test('the page is also sent as a form, under the name of its file, and the history says that it was signed on paper', async () => {
  await answerAll(cif, holder, clientId)
  const fields = { action: 'sign', signed_with: 'paper', signed_on: '2026-11-19' }
  const texts = Object.entries(fields).map(
    ([name, value]) => `--limit\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const scan = `--limit\r\ncontent-disposition: form-data; name="page"; filename="scan.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${PDF.toString('latin1')}\r\n--limit--\r\n`
  const form = Buffer.from([...texts, scan].join(''), 'latin1')
  const answer = await cif.call('PUT', `${ACCOUNTS}/${accountId}`, form, {
    'content-type': 'multipart/form-data; boundary=limit',
  })
  expect(answer.statusCode).toBe(200)
  expect(await versions()).toMatchObject([{ signed_with: 'paper', page_name: 'scan.pdf', valid_until: '2027-11-19' }])
  const history = await cif.call('GET', `${CLIENTS}/${clientId}/history?page[size]=200`)
  const lines = history.json<{ data: { attributes: { field: string; new_value: unknown } }[] }>().data
  expect(lines.map(({ attributes: { field, new_value } }) => [field, new_value])).toContainEqual([
    'signed_with',
    'paper',
  ])
})
