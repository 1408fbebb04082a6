import { sentMail } from '../../../support/server/mail'
import { openTestApp, TEST_INSTANT, type TestApp } from '../../../support/server/testApp'

let running: TestApp
beforeEach(async () => {
  running = await openTestApp()
})
afterEach(() => running.close())

const asked = {
  firstname: 'Camille',
  lastname: 'Roustan',
  company: 'Roustan Conseil',
  email: 'camille@roustan.example',
  phone: '06 12 34 56 78',
  message: 'Plutôt le matin.',
}
const ask = async (changed: object = {}) => {
  if (running.stranger.cookies.size === 0) await running.stranger.call('GET', '/api/csrf-cookie')
  return running.stranger.call('POST', '/api/v3/demo', { ...asked, ...changed })
}

test('who asks for a demonstration is written of to who shows it', async () => {
  expect((await ask()).statusCode).toBe(201)
  const letters = (await sentMail(running)).filter(({ subject }) => subject === 'Demande de démonstration')
  expect(letters.map(({ to }) => to?.[0]?.address)).toEqual(['demonstrations@solive.example'])
  for (const part of [
    'Camille Roustan',
    'Roustan Conseil',
    'camille@roustan.example',
    '06 12 34 56 78',
    'Plutôt le matin.',
  ])
    expect(letters[0]?.text).toContain(part)
})

test('what is missing is told by field, and an address asks ten times an hour', async () => {
  const refused = await ask({ email: 'nobody', company: '' })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json<{ errors: object }>().errors).sort()).toEqual(['company', 'email'])
  for (let count = 0; count < 10; count++) expect((await ask()).statusCode).toBe(201)
  const late = await ask()
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  running.setNow(new Date(TEST_INSTANT.getTime() + 3_601_000))
  expect((await ask()).statusCode).toBe(201)
})
