import type { FastifyInstance } from 'fastify'
import { readConfiguration } from '#server/services'
import { buildApp } from '../../../src/app/server/app'
import { list } from '../../support/server/documents'
import { callerOf, openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../support/server/testApp'

/** One in twenty of them may be heavy: two. A process tells the others of two at a time. */
const LIMIT = 40

let first: TestApp
let second: FastifyInstance
beforeEach(async () => {
  first = await openTestApp({ requestsPerMinute: String(LIMIT) })
  second = buildApp({
    database: first.database,
    configuration: readConfiguration({
      DATA_DIR: first.dataFolder,
      PUBLIC_URL: 'https://solive.example',
      REQUESTS_PER_MINUTE: String(LIMIT),
    }),
    clock: { now: () => TEST_INSTANT },
    logLevel: 'silent',
  })
})
afterEach(async () => {
  await second.close()
  await first.close()
})

/** Somebody who is logged in, whom a balancer sends to both processes. */
async function callersOf(email: string): Promise<readonly [Caller, Caller]> {
  const one = await first.logIn(email)
  const other = callerOf(second)
  for (const [name, value] of one.cookies) other.cookies.set(name, value)
  return [one, other]
}

async function statuses(callers: readonly Caller[], times: number, path: string): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time += 1)
    for (const caller of callers) found.push((await caller.call('GET', path)).statusCode)
  return found
}

test('a person has one limit over two processes, passed by what a process keeps to itself at most', async () => {
  const callers = await callersOf('c.aubrac@ormeval.example')
  const asked = await statuses(callers, LIMIT, '/api/v3/me')
  const answered = asked.filter((status) => status === 200).length
  expect(answered).toBeGreaterThanOrEqual(LIMIT)
  expect(answered).toBeLessThanOrEqual(LIMIT + 2)
  expect(new Set(asked.slice(answered))).toEqual(new Set([429]))
  const colleague = await callersOf('s.benkacem@ormeval.example')
  expect(await statuses(colleague, 1, '/api/v3/me')).toEqual([200, 200])
})

test('what keeps a processor busy is counted one by one over two processes', async () => {
  const [one, other] = await callersOf('c.aubrac@ormeval.example')
  const [file] = list(await one.call('GET', '/api/v3/client-files?page[size]=1'))
  const ranking = `/api/v3/simulators/optimal-investment?client_file=${file?.id ?? ''}&municipality=montpellier-34`
  const limited = (await statuses([one, other], 2, ranking)).map((status) => status === 429)
  expect(limited).toEqual([false, false, true, true])
})

test('wrong passwords are slowed down over two processes together', async () => {
  const strangers = [callerOf(first.app), callerOf(second)]
  const answers: number[] = []
  for (const stranger of strangers) await stranger.call('GET', '/api/csrf-cookie')
  for (let time = 0; time < 6; time += 1)
    for (const stranger of strangers) {
      const body = { email: 'c.aubrac@ormeval.example', password: `Faux-${time}` }
      answers.push((await stranger.call('POST', '/api/v3/account/login', body)).statusCode)
    }
  expect(answers).toEqual([...Array<number>(10).fill(401), 429, 429])
})
