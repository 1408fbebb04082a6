import { document, failure } from '../../support/server/documents'
import { describedOperations, type Operation } from '../../support/server/operations'
import { callerOf, openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

let app: TestApp
let helene: Caller
let operations: Operation[]
beforeEach(async () => {
  app = await openTestApp()
  helene = await app.logIn('h.vautrin@ormeval.example')
  operations = await describedOperations(app.stranger)
})
afterEach(() => app.close())

/** A token that may all that its owner may, as the header that carries it. */
async function wholeToken(): Promise<string> {
  const created = await helene.call('POST', '/api/v3/me/token', { name: 'Outil', scope: 'write' })
  return `Bearer ${String(document(created).meta?.['token'])}`
}

/** Every varying part names what nobody has: what is asked for changes nothing. */
const addressOf = ({ path }: Operation): string => `/api${path.replace(/\{\w+\}/g, crypto.randomUUID())}`
const bodyOf = ({ method }: Operation): object | undefined => (method === 'GET' || method === 'DELETE' ? undefined : {})

const REFUSED = 'Un jeton d’API ne peut pas faire cela. Connectez-vous avec votre mot de passe.'

test('an API token is refused wherever one proves again who one is, and wherever a session is needed', async () => {
  const authorization = await wholeToken()
  const closed = operations.filter(({ isPublic, takesTokens }) => !isPublic && !takesTokens)
  expect(closed.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'GET /v3/client-files/{id}/export',
      'GET /v3/company/audit-events/export',
      'POST /v3/company/persons/export',
      'POST /v3/company/persons/erase',
      'DELETE /v3/trash/{id}',
      'POST /v3/me/token',
    ]),
  )
  for (const operation of closed) {
    const answer = await callerOf(app.app).call(operation.method, addressOf(operation), bodyOf(operation), {
      authorization,
    })
    expect([operation, answer.statusCode, failure(answer).message]).toEqual([operation, 403, REFUSED])
  }
})

test('whatever takes a token never asks again who somebody is, however long ago a session proved it', async () => {
  await app.database.query("UPDATE sessions SET confirmed_at = confirmed_at - interval '1 hour'")
  for (const operation of operations.filter(({ takesTokens }) => takesTokens)) {
    const answer = await helene.call(operation.method, addressOf(operation), bodyOf(operation))
    expect([operation, answer.body.includes('step_up')]).toEqual([operation, false])
  }
  const asking = await helene.call('DELETE', `/api/v3/trash/${crypto.randomUUID()}`)
  expect(asking.json()).toMatchObject({ meta: { step_up: ['password'] } })
})
