import { randomUUID } from 'node:crypto'
import { document, failure, list } from '../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let cif: Caller
let admin: Caller
let backOffice: Caller
let vermeilCif: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[cif, admin, backOffice, vermeilCif] = await Promise.all([
    running.logIn('cif@ormeval.example'),
    running.logIn('admin-scpi@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
    running.logIn('cif@vermeil.example'),
  ])
})
afterAll(() => running.close())

const CLIENTS = '/api/scpi/v1/client'
const created = async (more: object = {}, caller = cif): Promise<string> => {
  const email = `y.${randomUUID()}@courriel.example`
  const answer = await caller.call('POST', CLIENTS, { firstname1: 'Yvelin', lastname: 'Kerzoncuff', email, ...more })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return document(answer).data.id
}
const conjointOf = async (id: string) =>
  document(await cif.call('GET', `${CLIENTS}/${id}`)).data.attributes['conjoint_id']

test('who comes back from the trash is linked to nobody, and both may have another spouse', async () => {
  const first = await created()
  const second = await created({ conjoint_id: first })
  expect((await admin.call('DELETE', `${CLIENTS}/${second}`)).statusCode).toBe(204)
  expect((await admin.call('PUT', `/api/v3/trash/${second}`, { action: 'restore' })).statusCode).toBe(200)
  expect([await conjointOf(first), await conjointOf(second)]).toEqual([null, null])
  const third = await created({ conjoint_id: first })
  expect(await conjointOf(first)).toBe(third)
})

test('a union follows the birth, whichever of both is changed', async () => {
  const id = await created({ birthdate: '1980-05-12' })
  const union = { family_situation: 'married', union_date: '2005-07-14' }
  expect((await cif.call('PUT', `${CLIENTS}/${id}/family-situation`, union)).statusCode).toBe(200)
  const late = await cif.call('PUT', `${CLIENTS}/${id}`, { birthdate: '2006-05-12' })
  expect(failure(late).errors).toEqual({ birthdate: ['La naissance ne peut pas suivre l’union, le 14/07/2005'] })
  expect((await cif.call('PUT', `${CLIENTS}/${id}`, { birthdate: '1981-05-12' })).statusCode).toBe(200)
})

test('a child is younger than the parent whose child it is', async () => {
  const id = await created({ birthdate: '1980-05-12' })
  const account = document(await cif.call('POST', `${CLIENTS}/${id}/pp-account`, {})).data.id
  const add = (child: object) => cif.call('POST', `/api/scpi/v1/pp-accounts/${account}/children`, child)
  expect(failure(await add({ birthdate: '1975-01-01', child_link: 'common' })).errors).toEqual({
    birthdate: ['Un enfant naît après son parent'],
  })
  expect((await add({ birthdate: '1950-01-01', child_link: 'other_dependent' })).statusCode).toBe(201)
  expect((await add({ birthdate: '2005-01-01', child_link: 'common' })).statusCode).toBe(201)
})

test('who sees every firm is told whose each client is, and finds spouses of the same firm alone', async () => {
  const [ours, theirs] = [await created({ lastname: 'Zzgarrec' }), await created({ lastname: 'Zzgarrec' }, vermeilCif)]
  const found = list(await backOffice.call('GET', `${CLIENTS}?q=zzgarrec&sort=created_at`))
  expect(found.map(({ attributes }) => attributes['firm_name'])).toEqual([
    'Cabinet Ormeval Patrimoine',
    'Atelier Vermeil',
  ])
  const spouse = await created({ lastname: 'Zzgarrec' })
  const offered = list(await backOffice.call('GET', `${CLIENTS}?q=zzgarrec&filter[same_firm_as]=${ours}`))
  expect(offered.map(({ id }) => id)).toEqual([spouse])
  expect(list(await vermeilCif.call('GET', `${CLIENTS}?filter[same_firm_as]=${ours}`))).toEqual([])
  expect((await cif.call('GET', `${CLIENTS}?filter[same_firm_as]=x`)).statusCode).toBe(400)
  expect((await vermeilCif.call('GET', `${CLIENTS}/${theirs}`)).statusCode).toBe(200)
})
