import { document } from '../../../../support/server/documents'
import { describedOperations, type Operation } from '../../../../support/server/operations'
import { DEMO_CLIENT, portalClient } from '../../../../support/server/portal'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let client: Caller
let ownId: string
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  client = await portalClient(running)
  ownId = document(await client.call('GET', '/api/scpi/v1/client/me')).data.id
})
afterAll(() => running.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** What a client reaches, of himself; a right that is said here and nowhere else is a mistake. */
const FOR_CLIENTS = [
  'POST /scpi/v1/addresses/autocomplete',
  'GET /scpi/v1/addresses/details',
  'GET /scpi/v1/locations/departments',
  'GET /scpi/v1/client/authorised-form-fields',
  'GET /scpi/v1/client/me',
  'GET /scpi/v1/client/{id}',
  'PUT /scpi/v1/client/{id}',
  'GET /scpi/v1/client/{id}/family-situation',
  'PUT /scpi/v1/client/{id}/family-situation',
  'GET /scpi/v1/client/{id}/pp-account',
  'PUT /scpi/v1/client/{id}/pp-account',
  'GET /scpi/v1/client/{id}/representatives',
  'GET /scpi/v1/client/{id}/representatives/{itemId}',
  'GET /scpi/v1/pp-accounts/{id}',
  'PUT /scpi/v1/pp-accounts/{id}',
  'GET /scpi/v1/pp-accounts/{id}/children',
  'POST /scpi/v1/pp-accounts/{id}/children',
  'GET /scpi/v1/pp-accounts/{id}/fiscality',
  'PUT /scpi/v1/pp-accounts/{id}/fiscality',
  'GET /scpi/v1/pp-account-children/{itemId}',
  'PUT /scpi/v1/pp-account-children/{itemId}',
  'DELETE /scpi/v1/pp-account-children/{itemId}',
  'GET /scpi/v1/pp-accounts/{id}/financial-situation',
  'PUT /scpi/v1/pp-accounts/{id}/financial-situation',
  'GET /scpi/v1/pp-accounts/{id}/professional-situation',
  'PUT /scpi/v1/pp-accounts/{id}/professional-situation',
  'GET /scpi/v1/pp-accounts/{id}/politically-exposed-person',
  'PUT /scpi/v1/pp-accounts/{id}/politically-exposed-person',
  'GET /scpi/v1/pp-accounts/{id}/objective',
  'PUT /scpi/v1/pp-accounts/{id}/objective',
  'GET /scpi/v1/pp-accounts/{id}/quiz',
  'PUT /scpi/v1/pp-accounts/{id}/quiz',
  'GET /scpi/v1/pp-accounts/{id}/pp-entities',
  'GET /scpi/v1/pp-entities/{id}',
  'GET /scpi/v1/pp-entities/{id}/income',
  'PUT /scpi/v1/pp-entities/{id}/income',
  'GET /scpi/v1/pp-entities/{id}/charge',
  'PUT /scpi/v1/pp-entities/{id}/charge',
  'GET /scpi/v1/pp-entities/{id}/financial-asset',
  'PUT /scpi/v1/pp-entities/{id}/financial-asset',
  'GET /scpi/v1/pp-entities/{id}/non-financial-asset',
  'PUT /scpi/v1/pp-entities/{id}/non-financial-asset',
  'GET /scpi/v1/pp-entities/{id}/pp-entity-loans',
  'POST /scpi/v1/pp-entities/{id}/pp-entity-loans',
  'GET /scpi/v1/pp-entity-loans/{itemId}',
  'PUT /scpi/v1/pp-entity-loans/{itemId}',
  'DELETE /scpi/v1/pp-entity-loans/{itemId}',
  'GET /scpi/v1/scores/knowledge-experience/{id}',
  'GET /scpi/v1/scores/knowledge-experience-scpi/{id}',
  'GET /scpi/v1/scores/ability-to-sustain-loss/{id}',
  'GET /scpi/v1/scores/investor-profile/{id}',
  'GET /scpi/v1/scores/extra-financial-profile/{id}',
].sort()

const keyOf = ({ method, path }: Operation): string => `${method} ${path}`

/** The operation on what exists where that is known, so that a 404 says that the call itself does not exist for him. */
async function isThere({ method, path }: Operation, id: string): Promise<boolean> {
  const address = path.replace(/\{id\}/, id).replace(/\{\w+\}/g, NOBODY)
  const answer = await client.call(method, `/api${address}`, method === 'GET' ? undefined : {})
  return answer.statusCode !== 404
}

test('of all that there is, a client reaches what is for clients, and nothing else exists', async () => {
  const operations = (await describedOperations(running.stranger)).filter(({ isPublic }) => !isPublic)
  expect(FOR_CLIENTS.filter((key) => !operations.some((operation) => keyOf(operation) === key))).toEqual([])
  const others = operations.filter((operation) => !FOR_CLIENTS.includes(keyOf(operation)))
  expect(others.length).toBeGreaterThan(200)
  const reached: string[] = []
  for (const operation of others) if (await isThere(operation, ownId)) reached.push(keyOf(operation))
  expect(reached).toEqual([])
})

test('of another client of his firm, nothing exists', async () => {
  const others = await running.database.query<{ id: string; account: string | null }>(
    `SELECT c.id, a.id AS account FROM scpi_clients c LEFT JOIN pp_accounts a ON a.company_id = c.company_id AND a.client_id = c.id
     WHERE c.email <> '${DEMO_CLIENT}' AND a.id IS NOT NULL LIMIT 3`,
  )
  expect(others).toHaveLength(3)
  for (const { id, account } of others)
    for (const key of FOR_CLIENTS.filter((one) => one.includes('{id}'))) {
      const [method = '', path = ''] = key.split(' ')
      const isOfAccount = path.includes('/pp-accounts/')
      const address = path.replace('{id}', isOfAccount ? String(account) : id).replace(/\{\w+\}/g, NOBODY)
      const answer = await client.call(
        method === 'GET' ? 'GET' : method === 'POST' ? 'POST' : 'PUT',
        `/api${address}`,
        {},
      )
      expect([key, answer.statusCode]).toEqual([key, 404])
    }
  const [child] = await running.database.query<{ id: string }>(
    `SELECT k.id FROM pp_account_children k JOIN pp_accounts a ON a.id = k.pp_account_id JOIN scpi_clients c ON c.id = a.client_id
     WHERE c.email <> '${DEMO_CLIENT}' LIMIT 1`,
  )
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const answer = await client.call(
      method,
      `/api/scpi/v1/pp-account-children/${String(child?.id)}`,
      method === 'PUT' ? {} : undefined,
    )
    expect(answer.statusCode).toBe(404)
  }
})

describe('of himself, a client', () => {
  test('changes what is his to change, once for a key', async () => {
    const headers = { 'idempotency-key': 'portal-1', 'x-xsrf-token': client.cookies.get('XSRF-TOKEN-PORTAL') ?? '' }
    const change = { municipality: 'Sète', postal_code: '34200', marketing_consent: true }
    const answer = await client.call('PUT', `/api/scpi/v1/client/${ownId}`, change, headers)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Sète')])
    const again = await client.call('PUT', `/api/scpi/v1/client/${ownId}`, change, headers)
    expect(document(again)).toEqual(document(answer))
  })

  test.each([
    { lastname: 'Autre' },
    { email: 'autre@courriel.example' },
    { adviser_id: NOBODY },
    { portal_status: 'none' },
  ])('changes nothing of who he is: %j', async (change) => {
    expect((await client.call('PUT', `/api/scpi/v1/client/${ownId}`, change)).statusCode).toBe(422)
  })

  test('adds and removes a child', async () => {
    const account = document(await client.call('GET', `/api/scpi/v1/client/${ownId}/pp-account`)).data.id
    const added = await client.call(
      'POST',
      `/api/scpi/v1/pp-accounts/${account}/children`,
      { firstname: 'Zoé' },
      {
        'idempotency-key': 'portal-2',
      },
    )
    expect(added.statusCode).toBe(201)
    const removed = await client.call('DELETE', `/api/scpi/v1/pp-account-children/${document(added).data.id}`)
    expect(removed.statusCode).toBe(200)
  })

  test('is no client by an API token, and no member by his session', async () => {
    const bearer = await running.stranger.call('GET', '/api/scpi/v1/client/me', undefined, {
      'x-portal': '1',
      authorization: 'Bearer solive-1234567890',
    })
    expect(bearer.statusCode).toBe(401)
    const cookie = client.cookies.get('__Host-solive_portal') ?? ''
    const asMember = await running.app.inject({
      method: 'GET',
      url: '/api/v3/me',
      cookies: { '__Host-solive_portal': cookie, '__Host-solive_session': cookie },
    })
    expect(asMember.statusCode).toBe(401)
  })
})
