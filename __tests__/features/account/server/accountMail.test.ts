import { DEMO_PASSWORD } from '#features/account/server/demo'
import { sentMail } from '../../../support/server/mail'
import { openTestApp, type TestApp } from '../../../support/server/testApp'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const messageTo = async (email: string) => (await sentMail(running)).find(({ to }) => to?.[0]?.address === email)

test('the owner of an account is told of a new password', async () => {
  const paul = await running.logIn('p.kerivel@ormeval.example')
  const body = {
    old_password: DEMO_PASSWORD,
    password: 'Un-mot-de-passe-neuf',
    password_confirmation: 'Un-mot-de-passe-neuf',
  }
  expect((await paul.call('POST', '/api/v3/me/update-password', body)).statusCode).toBe(204)
  const message = await messageTo('p.kerivel@ormeval.example')
  expect(message?.subject).toBe('Votre mot de passe Solive a changé')
  expect(JSON.stringify(message)).not.toMatch(/Un-mot-de-passe-neuf|Demo-2026/)
})

test('of a new token, whose value is not in the message and whose name is only text', async () => {
  const helene = await running.logIn('h.vautrin@ormeval.example')
  const created = await helene.call('POST', '/api/v3/me/token', { name: '<b>Tableur</b> & co' })
  const value = created.json<{ meta: { token: string } }>().meta.token
  const message = await messageTo('h.vautrin@ormeval.example')
  expect(message?.subject).toBe('Un jeton d’API a été créé sur votre compte Solive')
  expect(message?.text).toContain('«\u00a0<b>Tableur</b> & co\u00a0»')
  expect(message?.html).toContain('«\u00a0&lt;b&gt;Tableur&lt;/b&gt; &amp; co\u00a0»')
  expect(JSON.stringify(message)).not.toContain(value)
})

test('nothing is sent of a change that is refused', async () => {
  const claire = await running.logIn('c.aubrac@ormeval.example')
  await claire.call('POST', '/api/v3/me/update', { email: 'a.lestivel@vermeil.example', old_password: DEMO_PASSWORD })
  expect(await messageTo('c.aubrac@ormeval.example')).toBeUndefined()
})
