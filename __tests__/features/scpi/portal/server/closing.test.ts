import { randomUUID } from 'node:crypto'
import { document, failure } from '../../../../support/server/documents'
import { linkSecrets, logInToPortal, portalVisitor } from '../../../../support/server/portal'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

const CLIENTS = '/api/scpi/v1/client'
const ME = `${CLIENTS}/me`
const GOOD = 'Bruyère-Cévenole-48'

let running: TestApp
let cif: Caller
let otherCif: Caller
let admin: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[cif, otherCif, admin] = await Promise.all([
    running.logIn('cif@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('admin-scpi@ormeval.example'),
  ])
})
afterAll(() => running.close())
beforeEach(async () => {
  await running.database.query('DELETE FROM login_attempts')
})

const invite = (id: string) => cif.call('POST', `${CLIENTS}/${id}/send-welcome-email`)
const lock = (id: string, caller = cif) => caller.call('POST', `${CLIENTS}/${id}/lock-portal`)
const act = (id: string, action: string) => cif.call('PUT', `${CLIENTS}/${id}`, { action })
const portalStatus = async (id: string) =>
  document(await cif.call('GET', `${CLIENTS}/${id}`)).data.attributes['portal_status']

const read = new Set<string>()

/** The secret of the link that was sent to an address since the last one was read. */
async function lastSecret(email: string): Promise<string> {
  const secret = (await linkSecrets(running, email)).find((one) => !read.has(one)) ?? ''
  read.add(secret)
  return secret
}

async function choosePassword(email: string, token: string): Promise<number> {
  const visitor = await portalVisitor(running)
  const body = { email, token, password: GOOD, password_confirmation: GOOD }
  return (await visitor.call('POST', `${CLIENTS}/account/password/set`, body)).statusCode
}

/** A client who is in his portal. */
async function clientInPortal(): Promise<{ id: string; email: string; browser: Caller }> {
  const email = `y.${randomUUID()}@courriel.example`
  const body = { firstname1: 'Yvelin', lastname: 'Kerzoncuff', email }
  const { id } = document(await cif.call('POST', CLIENTS, body)).data
  await invite(id)
  expect(await choosePassword(email, await lastSecret(email))).toBe(204)
  const browser = await portalVisitor(running)
  expect((await logInToPortal(browser, email, GOOD)).statusCode).toBe(200)
  return { id, email, browser }
}

test('a portal that is locked ends every session and link, until a new invitation is followed', async () => {
  const { id, email, browser } = await clientInPortal()
  expect((await lock(id, otherCif)).statusCode).toBe(404)
  const visitor = await portalVisitor(running)
  await visitor.call('POST', `${CLIENTS}/account/password/send-email`, { email })
  const reset = await lastSecret(email)
  const answer = await lock(id)
  expect(document(answer).data.attributes['portal_status']).toBe('locked')
  expect((await browser.call('GET', ME)).statusCode).toBe(401)
  expect((await logInToPortal(visitor, email, GOOD)).statusCode).toBe(401)
  expect(await choosePassword(email, reset)).toBe(422)
  expect((await invite(id)).statusCode).toBe(200)
  expect((await logInToPortal(visitor, email, GOOD)).statusCode).toBe(401)
  expect(await choosePassword(email, reset)).toBe(422)
  expect(await choosePassword(email, await lastSecret(email))).toBe(204)
  expect((await logInToPortal(visitor, email, GOOD)).statusCode).toBe(200)
})

test('nothing is locked of a client who was never let in', async () => {
  const body = { firstname1: 'A', lastname: 'B', email: `${randomUUID()}@courriel.example` }
  const { id } = document(await cif.call('POST', CLIENTS, body)).data
  expect(failure(await lock(id)).errors).toHaveProperty('portal_status')
})

test('who is deactivated leaves his portal, and is not invited before he is a client again', async () => {
  const { id, email, browser } = await clientInPortal()
  expect((await browser.call('PUT', `${CLIENTS}/${id}`, { action: 'deactivate' })).statusCode).toBe(422)
  expect((await act(id, 'deactivate')).statusCode).toBe(200)
  expect((await browser.call('GET', ME)).statusCode).toBe(401)
  expect(failure(await invite(id)).errors).toHaveProperty('status')
  await act(id, 'reactivate')
  expect(await portalStatus(id)).toBe('locked')
  expect((await browser.call('GET', ME)).statusCode).toBe(401)
  expect((await invite(id)).statusCode).toBe(200)
  expect(await choosePassword(email, await lastSecret(email))).toBe(204)
})

test('who comes back from the trash is not in his portal any more', async () => {
  const { id, browser } = await clientInPortal()
  expect((await admin.call('DELETE', `${CLIENTS}/${id}`)).statusCode).toBe(204)
  expect((await browser.call('GET', ME)).statusCode).toBe(401)
  expect((await admin.call('PUT', `/api/v3/trash/${id}`, { action: 'restore' })).statusCode).toBe(200)
  expect(await portalStatus(id)).toBe('locked')
  expect((await browser.call('GET', ME)).statusCode).toBe(401)
})
