import { randomUUID } from 'node:crypto'
import { document, failure, list } from '../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let admin: Caller
let cif: Caller
let otherCif: Caller
let backOffice: Caller
let vermeil: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[admin, cif, otherCif, backOffice, vermeil] = await Promise.all([
    running.logIn('admin-scpi@ormeval.example'),
    running.logIn('cif@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
    running.logIn('admin-scpi@vermeil.example'),
  ])
})
afterAll(() => running.close())

const CLIENTS = '/api/scpi/v1/client'
const created = async (): Promise<string> => {
  const email = `y.${randomUUID()}@courriel.example`
  return document(await cif.call('POST', CLIENTS, { firstname1: 'Yvelin', lastname: 'Kerzoncuff', email })).data.id
}
const act = (id: string, action: string, caller = cif, more: object = {}) =>
  caller.call('PUT', `${CLIENTS}/${id}`, { action, ...more })
const statusOf = async (id: string) => {
  const { status, status_reason, portal_status } = document(await admin.call('GET', `${CLIENTS}/${id}`)).data.attributes
  return { status, status_reason, portal_status }
}

test('who signed documents is deactivated instead of deleted, and comes back as what he was', async () => {
  const id = await created()
  await running.database.query("UPDATE scpi_clients SET status = 'client', kyc_signed_at = now() WHERE id = $1", [id])
  expect((await admin.call('DELETE', `${CLIENTS}/${id}`)).statusCode).toBe(409)
  expect((await act(id, 'deactivate')).statusCode).toBe(200)
  expect(await statusOf(id)).toMatchObject({ status: 'inactive' })
  expect((await act(id, 'reactivate')).statusCode).toBe(200)
  expect(await statusOf(id)).toMatchObject({ status: 'client' })
  const history = list(await cif.call('GET', `${CLIENTS}/${id}/history`)).map(({ attributes }) => attributes)
  expect(history).toMatchObject([
    { field: 'status', old_value: 'inactive', new_value: 'client', author_name: 'Nadège Corbeval' },
    { field: 'status', old_value: 'client', new_value: 'inactive' },
  ])
})

test('compliance blocks a client for a reason that it says, and an adviser does not undo it', async () => {
  const id = await created()
  expect((await act(id, 'block')).statusCode).toBe(403)
  expect(failure(await act(id, 'block', admin)).errors).toEqual({ status_reason: ['Ce champ est requis'] })
  expect((await act(id, 'deactivate')).statusCode).toBe(200)
  const blocked = await act(id, 'block', backOffice, { status_reason: 'Gel des avoirs à vérifier.' })
  expect(blocked.statusCode).toBe(200)
  expect(await statusOf(id)).toMatchObject({ status: 'blocked', status_reason: 'Gel des avoirs à vérifier.' })
  expect((await act(id, 'unblock')).statusCode).toBe(403)
  const again = await act(id, 'reactivate')
  expect(again.statusCode).toBe(409)
  expect(failure(again).message).toContain('Bloqué (conformité)')
  expect((await act(id, 'unblock', admin)).statusCode).toBe(200)
  expect(await statusOf(id)).toMatchObject({ status: 'prospect', status_reason: null })
})

test('a page is told what each may do with a client', async () => {
  const id = await created()
  const allowed = async (caller: Caller) =>
    (await caller.call('GET', `${CLIENTS}/${id}`)).json<{ meta: { allowed_actions: string[] } }>().meta.allowed_actions
  expect(await allowed(cif)).toEqual(['deactivate'])
  expect(await allowed(backOffice)).toEqual(['deactivate', 'block'])
  await act(id, 'deactivate')
  expect(await allowed(admin)).toEqual(['reactivate', 'block'])
})

test('nobody acts on a client who is out of reach, nor by what is no action', async () => {
  const id = await created()
  expect((await act(id, 'deactivate', otherCif)).statusCode).toBe(404)
  expect((await act(id, 'deactivate', vermeil)).statusCode).toBe(404)
  expect(failure(await act(id, 'forget')).errors).toHaveProperty('action')
  expect(failure(await cif.call('PUT', `${CLIENTS}/${id}`, { status: 'inactive' })).errors).toHaveProperty('status')
  expect(failure(await cif.call('PUT', `${CLIENTS}/${id}`, { status_reason: 'x' })).errors).toHaveProperty(
    'status_reason',
  )
  expect(await statusOf(id)).toMatchObject({ status: 'prospect' })
})
