import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

/** Tries to log in that one address has. */
const TRIES = 100

let running: TestApp
let stranger: Caller

beforeAll(async () => {
  // By the default settings, nobody is believed.
  running = await openTestApp({ trustedProxies: '' })
  stranger = running.stranger
  await stranger.call('GET', '/api/csrf-cookie')
})
afterAll(() => running.close())

/** Tries to log in as somebody else each time, from an address that is made up. */
async function guess(number: number): Promise<number> {
  const answer = await stranger.call(
    'POST',
    '/api/v3/account/login',
    { email: `personne.${number}@ormeval.example`, password: 'wrong' },
    { 'x-forwarded-for': `203.0.113.${number}` },
  )
  return answer.statusCode
}

test('a source meets its limit of tries, whatever address it says that it has', async () => {
  const answers = []
  for (let number = 0; number <= TRIES; number += 1) answers.push(await guess(number))
  expect(answers.filter((status) => status === 401)).toHaveLength(TRIES)
  expect(answers.at(-1)).toBe(429)
})
