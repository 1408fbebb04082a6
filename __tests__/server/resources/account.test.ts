import { openTestApp, type TestApp } from '../../support/server/testApp'

let application: TestApp
beforeAll(async () => {
  application = await openTestApp()
})
afterAll(() => application.close())

test('the e-mail of another account is refused on its field, and nothing changes', async () => {
  const claire = await application.logIn('c.aubrac@ormeval.example')
  const answer = await claire.call('POST', '/api/v3/me/update', { first_name: 'Clara', email: 'A.Lestivel@vermeil.example' })
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
