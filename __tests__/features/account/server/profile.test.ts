import { DEMO_PASSWORD } from '#features/account/server/demo'
import { document, failure } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

let application: TestApp
beforeAll(async () => {
  application = await openTestApp()
})
afterAll(() => application.close())

/** The token of the last mail to an address. */
async function tokenSentTo(email: string): Promise<string | undefined> {
  const mails = (await sentMail(application)).filter(({ to }) => to?.[0]?.address === email)
  return mails.flatMap(({ text }) => /confirm-email\/([\w-]{43})/.exec(text ?? '')?.[1] ?? []).at(-1)
}

async function confirm(token: string) {
  const visitor = callerOf(application.app)
  await visitor.call('GET', '/api/csrf-cookie')
  return visitor.call('POST', '/api/v3/account/confirm-email', { token })
}

const emailOf = async (caller: Caller) => document(await caller.call('GET', '/api/v3/me')).data.attributes['email']

test('an address that another account has is answered as a free one, gets no mail, and nothing changes', async () => {
  const claire = await application.logIn('c.aubrac@ormeval.example')
  const ask = (email: string) => claire.call('POST', '/api/v3/me/update-email', { email, password: DEMO_PASSWORD })
  const [taken, free] = [await ask('A.Lestivel@vermeil.example'), await ask('claire@ailleurs.example')]
  expect([taken.statusCode, taken.body]).toEqual([202, free.body])
  expect(await tokenSentTo('A.Lestivel@vermeil.example')).toBeUndefined()
  expect(await tokenSentTo('claire@ailleurs.example')).toHaveLength(43)
  expect(await emailOf(claire)).toBe('c.aubrac@ormeval.example')
})

test('one’s own e-mail may change its case', async () => {
  const paul = await application.logIn('p.kerivel@ormeval.example')
  const answer = await paul.call('POST', '/api/v3/me/update', { email: 'P.Kerivel@ormeval.example' })
  expect([answer.statusCode, document(answer).data.attributes['email']]).toEqual([200, 'P.Kerivel@ormeval.example'])
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

test('with another e-mail, the other fields are saved, and the address once it is confirmed from its mailbox', async () => {
  const samir = await application.logIn('s.benkacem@ormeval.example')
  const answer = await samir.call('POST', '/api/v3/me/update', {
    phone: '06 39 98 00 07',
    email: 'samir@ailleurs.example',
    old_password: DEMO_PASSWORD,
  })
  expect([answer.statusCode, document(answer).data.attributes]).toEqual([
    200,
    expect.objectContaining({ phone: '06 39 98 00 07', email: 's.benkacem@ormeval.example' }),
  ])
  const token = (await tokenSentTo('samir@ailleurs.example')) ?? ''
  expect((await confirm(token)).statusCode).toBe(204)
  expect(await emailOf(await application.logIn('samir@ailleurs.example'))).toBe('samir@ailleurs.example')
  const told = (await sentMail(application)).filter(({ to }) => to?.[0]?.address === 's.benkacem@ormeval.example')
  expect(told.map(({ subject }) => subject)).toContain('L’adresse de votre compte Solive a changé')
  expect((await confirm(token)).statusCode).toBe(404)
})

test('a link confirms nothing after a day', async () => {
  const paul = await application.logIn('p.kerivel@ormeval.example')
  await paul.call('POST', '/api/v3/me/update-email', { email: 'paul@ailleurs.example', password: DEMO_PASSWORD })
  const token = (await tokenSentTo('paul@ailleurs.example')) ?? ''
  application.setNow(new Date(TEST_INSTANT.getTime() + 86_400_000))
  expect((await confirm(token)).statusCode).toBe(410)
  application.setNow(TEST_INSTANT)
  expect(await emailOf(await application.logIn('p.kerivel@ormeval.example'))).toMatch(/^p\.kerivel@/i)
})

test('a wrong password asks for no address', async () => {
  const claire = await application.logIn('c.aubrac@ormeval.example')
  const body = { email: 'claire@partout.example', password: 'Demo-2027!' }
  expect(failure(await claire.call('POST', '/api/v3/me/update-email', body)).errors).toEqual({
    password: ['Ce mot de passe n’est pas le vôtre'],
  })
})
