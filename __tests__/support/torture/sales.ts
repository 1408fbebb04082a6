import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { entriesOf, type Entries } from '#contract/json'
import type { Application } from '../browser/application'
import { httpBrowser } from '../server/httpBrowser'
import { randomOf, type Random } from './random'
import type { Verdict } from './verdict'

interface SalesTorture {
  readonly seed: number
  /** How many lots are optioned, and as many bookings drafted. */
  readonly sales: number
  /** How many times the process is killed, each while something is asked of it. */
  readonly kills: number
  readonly tell?: (line: string) => void
}

/** What was done with one lot under option and another one under a draft of a booking. */
interface Done {
  readonly option: string
  readonly booking: string
  readonly lots: readonly [optioned: string, booked: string]
  /** What was typed last. */
  readonly bank: string
}

const ADVISER = 'c.aubrac@ormeval.example'
/** Of words typed in a booking. */
const WORDS = 3
/** Tries of one request, a fifth of a second apart: longer than a start. */
const TRIES = 300

/**
 * An adviser takes options, drafts bookings and gives options back, while the process is killed between and in the midst. Whatever had no
 * answer is sent again with its key, and some of the rest twice at once: each must be done once, and what was acknowledged be there.
 */
export async function tortureSales(application: Application, options: SalesTorture): Promise<Verdict> {
  const random = randomOf(options.seed)
  const api = await patientApi(application, random)
  const plan = new Set(Array.from({ length: options.kills }, () => random.below(options.sales * (WORDS + 3))))
  let step = 0
  const done: Done[] = []
  const [file = ''] = await idsOf(api, '/v3/client-files?page[size]=1')
  const free = await idsOf(api, `/v3/properties?filter[status]=available&page[size]=${options.sales * 2}`)
  const write = async (method: 'POST' | 'PUT', path: string, body: object): Promise<string> => {
    const isStruck = plan.has(step)
    if (isStruck) options.tell?.(`${step} · kill · ${method} ${path}`)
    step += 1
    const [answer] = await Promise.all([api.write(method, path, body), isStruck ? strike(application, random) : null])
    return String(entriesOf(entriesOf(answer)['data'])['id'])
  }
  for (let sale = 0; sale < options.sales; sale += 1) {
    const [optioned = '', booked = ''] = free.slice(sale * 2)
    const option = await write('POST', '/v3/option', { client_file: file, property: optioned })
    const booking = await write('POST', '/v3/bookings', { client_file: file, property: booked })
    const banks = Array.from({ length: WORDS }, (_none, word) => `Banque ${sale}-${word}`)
    for (const bank of banks) await write('PUT', `/v3/bookings/${booking}`, { bank })
    await write('PUT', `/v3/option/${option}`, { action: 'release' })
    done.push({ option, booking, lots: [optioned, booked], bank: banks.at(-1) ?? '' })
  }
  return judgeSales(api, done)
}

/** The process ends in the midst of what it is asked, and starts again. */
async function strike(application: Application, random: Random): Promise<void> {
  await pause(random.below(60))
  await application.kill()
  await application.start()
}

type Api = Awaited<ReturnType<typeof patientApi>>

/** Asks until there is an answer; a write keeps its key, and leaves twice at once now and then. */
async function patientApi({ url }: Application, random: Random) {
  const browser = httpBrowser()
  const status = await browser.logIn(url, ADVISER, DEMO_PASSWORD)
  if (status !== 200) throw new Error(`The login answered ${status}`)
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> => {
    const key = method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    const send = () => browser.call(url, method, path, body, key)
    for (let rest = TRIES; rest > 0; rest -= 1) {
      const isTwice = method !== 'GET' && random.next() < 0.3
      const [first] = await Promise.allSettled([send(), ...(isTwice ? [send()] : [])])
      const answer = first.status === 'fulfilled' ? first.value : undefined
      if (answer && answer.status < 300) return answer.body
      // The same request is under way already, or the process starts.
      if (answer && answer.status < 500 && answer.status !== 409 && answer.status !== 429)
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      await pause(200)
    }
    throw new Error(`${method} ${path}: no answer`)
  }
  return { read: (path: string) => ask('GET', path), write: ask }
}

const listIn = (body: unknown): readonly Entries[] => {
  const { data } = entriesOf(body)
  return Array.isArray(data) ? data.map(entriesOf) : []
}
const attributesOf = (resource: unknown): Entries => entriesOf(entriesOf(resource)['attributes'])
const idsOf = async (api: Api, path: string): Promise<readonly string[]> =>
  listIn(await api.read(path)).map(({ id }) => String(id))
const lotOf = ({ relationships }: Entries): unknown =>
  entriesOf(entriesOf(entriesOf(relationships)['property'])['data'])['id']

async function judgeSales(api: Api, done: readonly Done[]): Promise<Verdict> {
  const lost: string[] = []
  const duplicated: string[] = []
  const undurable: string[] = []
  for (const { option, booking, lots, bank } of done) {
    const held = attributesOf(entriesOf(await api.read(`/v3/bookings/${booking}`))['data'])['bank']
    if (held !== bank) lost.push(`booking ${booking}: « ${bank} » was typed, the server has ${JSON.stringify(held)}`)
    for (const [path, wanted] of [
      [`/v3/option/${option}`, ['create', 'release']],
      [`/v3/bookings/${booking}`, ['create']],
    ] as const) {
      const steps = listIn(await api.read(`${path}/history`)).map((entry) => String(attributesOf(entry)['action']))
      for (const action of wanted) {
        const count = steps.filter((each) => each === action).length
        if (count === 0) undurable.push(`${path}: ${action} was acknowledged and is not in its history`)
        if (count > 1) duplicated.push(`${path}: ${action} was done ${count} times`)
      }
    }
    for (const [path, lot] of [
      ['/v3/option', lots[0]],
      ['/v3/bookings', lots[1]],
    ] as const) {
      const count = (await everyItem(api, path)).filter((sale) => lotOf(sale) === lot).length
      if (count !== 1) duplicated.push(`${path}: the lot ${lot} is there ${count} times`)
    }
  }
  return { lost, duplicated, undurable }
}

const everyItem = async (api: Api, path: string): Promise<readonly Entries[]> =>
  listIn(await api.read(`${path}?include=property&sort=-created_at&page[size]=100`))
