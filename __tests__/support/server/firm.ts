import type { Queryable } from '#server/db'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from './testApp'

/** Somebody of the demo firm, whose session is opened before the tests. */
export type Colleague = Pick<Caller, 'call'>

/** The demo firm, for the tests of a file: its administrator, an adviser and a business provider. The clock begins again before each test. */
export function testFirm() {
  let running: TestApp | undefined
  const callers = new Map<string, Caller>()
  const emails: string[] = []
  const app = () => present(running)
  const colleague = (email: string): Colleague => {
    emails.push(email)
    return { call: (...request) => present(callers.get(email)).call(...request) }
  }

  beforeAll(async () => {
    running = await openTestApp()
    for (const email of emails) callers.set(email, await running.logIn(email))
  })
  beforeEach(() => {
    app().setNow(TEST_INSTANT)
  })
  afterAll(() => running?.close())

  const query: Queryable['query'] = (...statement) => app().database.query(...statement)
  return {
    helene: colleague('h.vautrin@ormeval.example'),
    claire: colleague('c.aubrac@ormeval.example'),
    ines: colleague('i.marchal@ormeval.example'),
    query,
    setNow: (instant: Date) => {
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
