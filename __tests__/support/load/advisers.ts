import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { clientFileSections } from '#features/clientFile/contract/household'
import { httpBrowser } from '../server/httpBrowser'
import { randomOf } from '../torture/random'

/** What advisers do, by what it is called. */
export const OPERATIONS = [
  'list',
  'search',
  'open a file',
  'save a section',
  'add a note',
  'list sales',
  'who am I',
] as const
export type Operation = (typeof OPERATIONS)[number]

/** Durations in milliseconds of what was answered as it should, and what was not. */
export interface Observed {
  readonly durations: ReadonlyMap<Operation, readonly number[]>
  readonly errors: readonly string[]
}

/** What an adviser does with a file, in the order of a visit. */
const VISIT: readonly Operation[] = [
  'list',
  'open a file',
  'save a section',
  'save a section',
  'add a note',
  'save a section',
  'search',
  'list sales',
  'who am I',
]

export const LISTED = ['person', 'companion', 'simulation'] as const
const WHOLE = clientFileSections.map(({ relationship }) => relationship).join(',')
const ANSWERED: Readonly<Partial<Record<Operation, number>>> = { 'add a note': 201 }

/** How long an adviser looks at what they asked for, at most, in milliseconds. */
const LOOKS_MS = 1_000

/** Advisers at work until told to stop. */
export async function startAdvisers(address: string, emails: readonly string[]) {
  const durations = new Map<Operation, number[]>(OPERATIONS.map((name) => [name, []]))
  const errors: string[] = []
  let isEnded = false
  const visits = async (email: string, number: number) => {
    const random = randomOf(number + 1)
    const browser = httpBrowser()
    const status = await browser.logIn(address, email, DEMO_PASSWORD)
    if (status !== 200) throw new Error(`The login of ${email} answered ${status}`)
    const list = await browser.call(address, 'GET', requestOf('list', '', 0).path)
    const files = (list.body as { data: { id: string }[] }).data.map(({ id }) => id)
    return async () => {
      let file = ''
      for (let step = 0; !isEnded; step++) {
        const operation = VISIT[step % VISIT.length] ?? 'list'
        if (step % VISIT.length === 0) file = random.pick(files)
        const { method, path, body } = requestOf(operation, file, random.below(900_000))
        const start = performance.now()
        const answer = await browser
          .call(address, method, path, body, method === 'GET' ? {} : { 'idempotency-key': randomUUID() })
          .catch((error: unknown) => ({ status: 0, body: reasonOf(error) }))
        if (answer.status === (ANSWERED[operation] ?? 200)) durations.get(operation)?.push(performance.now() - start)
        else errors.push(`${operation}: ${answer.status} ${JSON.stringify(answer.body)}`)
        await pause(random.below(LOOKS_MS))
      }
    }
  }
  const ready: (() => Promise<void>)[] = []
  for (const [number, email] of emails.entries()) ready.push(await visits(email, number))
  const work = Promise.all(ready.map((visit) => visit()))
  return {
    async end(): Promise<Observed> {
      isEnded = true
      await work
      return { durations, errors }
    },
  }
}

interface Request {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly path: string
  readonly body?: object
}

function requestOf(operation: Operation, file: string, amount: number): Request {
  const list = `/v3/client-files?include=${LISTED.join(',')}&page[size]=20`
  switch (operation) {
    case 'list':
      return { method: 'GET', path: `${list}&sort=-updated_at` }
    case 'search':
      return { method: 'GET', path: `${list}&q=an` }
    case 'open a file':
      return { method: 'GET', path: `/v3/client-files/${file}?include=${WHOLE}` }
    case 'save a section':
      return { method: 'PUT', path: `/v3/client-files/${file}/heritage`, body: { liquidity: amount } }
    case 'add a note':
      return {
        method: 'POST',
        path: `/v3/client-files/${file}/notes`,
        body: { note: `Rappeler le client (${amount})` },
      }
    case 'list sales':
      return { method: 'GET', path: '/v3/option?include=client_file,property,promoter&page[size]=20' }
    case 'who am I':
      return { method: 'GET', path: '/v3/me' }
  }
}

/** What `fetch` says, and why. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? `${String(error)}: ${error.cause.message}` : String(error)
