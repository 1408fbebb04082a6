import type { Queryable } from '#server/db'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from './testApp'

/** Somebody of the demo firm, whose session is opened before the tests. */
export type Colleague = Pick<Caller, 'call'>

/**
 * The demo firm, for the tests of a file: its administrator, an adviser and a business provider. Before each test the clock shows
 * `TEST_INSTANT` and each of them has a session, whatever the one before did.
 */
export function testFirm() {
  let running: TestApp | undefined
  const callers = new Map<string, Caller>()
  const emails: string[] = []
  let isClockMoved = false
  const app = () => present(running)
  const colleague = (email: string): Colleague => {
    emails.push(email)
    return { call: (...request) => present(callers.get(email)).call(...request) }
  }

  const openSessions = async () => {
    for (const email of emails) callers.set(email, await app().logIn(email))
  }

  beforeAll(async () => {
    running = await openTestApp()
    await openSessions()
  })
  beforeEach(async () => {
    if (!isClockMoved) return
    app().setNow(TEST_INSTANT)
    isClockMoved = false
    // Those that were too old for the other instant are gone.
    await openSessions()
  })
  afterAll(() => running?.close())

  const query: Queryable['query'] = (...statement) => app().database.query(...statement)
  return {
    helene: colleague('h.vautrin@ormeval.example'),
    claire: colleague('c.aubrac@ormeval.example'),
    ines: colleague('i.marchal@ormeval.example'),
    query,
    setNow: (instant: Date) => {
      isClockMoved = true
      app().setNow(instant)
    },
    logIn: (email: string) => app().logIn(email),
    userId: async (email: string) =>
      (await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]))[0]?.id ?? '',
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('only inside a test: the application starts before the first one')
  return value
}
