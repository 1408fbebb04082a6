import { DEMO_PASSWORD } from '#features/account/server/demo'
import { failure } from '../../../support/server/documents'
import { openTestApp, type TestApp } from '../../../support/server/testApp'

let application: TestApp
beforeAll(async () => {
  application = await openTestApp()
})
afterAll(() => application.close())

test('the e-mail of another account is refused on its field, and nothing changes', async () => {
  const claire = await application.logIn('c.aubrac@ormeval.example')
  const answer = await claire.call('POST', '/api/v3/me/update', {
    first_name: 'Clara',
    email: 'A.Lestivel@vermeil.example',
    old_password: DEMO_PASSWORD,
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      message: 'Cette adresse e-mail est déjà celle d’un autre compte',
      errors: { email: ['Cette adresse e-mail est déjà celle d’un autre compte'] },
    },
  ])
  const me = await claire.call('GET', '/api/v3/me')
  expect(me.json()).toMatchObject({ data: { attributes: { first_name: 'Claire', email: 'c.aubrac@ormeval.example' } } })
})

test('one’s own e-mail may change its case', async () => {
  const paul = await application.logIn('p.kerivel@ormeval.example')
  const answer = await paul.call('POST', '/api/v3/me/update', { email: 'P.Kerivel@ormeval.example' })
  expect(answer.statusCode).toBe(200)
})

test.each([
  ['without the password', undefined, 'Ce champ est requis'],
  ['with a wrong one', 'Demo-2027!', 'Ce mot de passe n’est pas le vôtre'],
])('another e-mail %s is refused, and nothing changes', async (_case, old_password, message) => {
  const claire = await application.logIn('c.aubrac@ormeval.example')
  const answer = await claire.call('POST', '/api/v3/me/update', {
    first_name: 'Clara',
    email: 'claire@ailleurs.example',
    old_password,
  })
  expect([answer.statusCode, failure(answer).errors]).toEqual([422, { old_password: [message] }])
  const me = await claire.call('GET', '/api/v3/me')
  expect(me.json()).toMatchObject({ data: { attributes: { first_name: 'Claire', email: 'c.aubrac@ormeval.example' } } })
})

test('another e-mail with the password opens the account from then on', async () => {
  const samir = await application.logIn('s.benkacem@ormeval.example')
  const answer = await samir.call('POST', '/api/v3/me/update', {
    email: 'samir@ailleurs.example',
    old_password: DEMO_PASSWORD,
  })
  expect([answer.statusCode, answer.json<{ data: { attributes: object } }>().data.attributes]).toEqual([
    200,
    expect.objectContaining({ email: 'samir@ailleurs.example' }),
  ])
  expect((await (await application.logIn('samir@ailleurs.example')).call('GET', '/api/v3/me')).statusCode).toBe(200)
})
