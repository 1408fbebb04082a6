import type { Browser } from 'playwright-core'
import type { Application } from '../browser/application'
import { beginFile, chooseProject } from '../browser/clientFile'
import { logIn } from '../browser/logIn'
import { Adviser } from './adviser'
import { typedFields, valueFor, type TypedField } from './fields'
import { isAcknowledged, openNetwork, type Network } from './network'
import { randomOf, type Random } from './random'
import { recordOf } from './record'
import { traceOf } from './trace'
import { judge, lostFields, type Verdict } from './verdict'

export interface TortureOptions {
  readonly seed: number
  /** How many times each thing is done. */
  readonly edits: number
  readonly kills: number
  readonly expiries: number
  readonly reloads: number
  readonly cuts: number
  /** Of each list. */
  readonly additions: number
  readonly tell?: (line: string) => void
}

export interface Outcome extends Verdict {
  readonly edits: number
  readonly acknowledged: number
  /** How many times each thing happened to a write. */
  readonly network: ReadonlyMap<string, number>
}

const ADVISER = 'c.aubrac@ormeval.example'
const events = ['kill', 'expire', 'reload', 'cut', 'loan', 'note'] as const
type Event = (typeof events)[number]

/** How long the last writes have, once everything works again, in milliseconds. */
const PATIENCE = 90_000

/**
 * Two tabs at work on one client file while everything goes wrong; at the end the server must hold what was typed last in
 * each field, every item once, and nothing that was called saved may be missing from its history.
 */
export async function torture(browser: Browser, application: Application, options: TortureOptions): Promise<Outcome> {
  const random = randomOf(options.seed)
  // Chance of its own: how many writes there are is a matter of time, and what is typed is not.
  const network = await openNetwork(application.url, randomOf(-options.seed))
  const context = await browser.newContext({
    baseURL: network.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const first = await context.newPage()
    await logIn(first, ADVISER)
    await beginFile(first, `Épreuve ${options.seed}`)
    const address = new URL(first.url()).pathname.replace(/\/informations$/, '')
    await first.getByRole('link', { name: 'Solution chiffrée' }).click()
    await first.getByRole('link', { name: 'Saisir l’opération' }).click()
    await chooseProject(first, 'LMNP amortissement')
    const second = await context.newPage()
    await second.goto(`${address}/informations`)

    const world = {
      random,
      network,
      application,
      expire: () => context.clearCookies(),
      advisers: [first, second].map((page) => new Adviser(page, address, ADVISER)),
    }
    const record = recordOf(context.request, address.split('/')[2] ?? '')
    const trace = await traceOf(context, network)
    network.setRough(true)
    const typed = await work(world, options)
    network.setRough(false)
    await settled(async () => {
      for (const adviser of world.advisers) await adviser.pass()
      return (await lostFields(typed, record)).length === 0
    })
    return {
      ...(await judge(typed, record, network.writes, trace)),
      edits: options.edits,
      acknowledged: network.writes.filter(isAcknowledged).length,
      network: counted(network.writes.map(({ happening }) => happening)),
    }
  } finally {
    // A browser that is gone cannot be closed: what happened before is the error to tell.
    await context.close().catch(() => undefined)
    await network.close()
  }
}

interface World {
  readonly random: Random
  readonly network: Network
  readonly application: Application
  readonly expire: () => Promise<void>
  readonly advisers: readonly Adviser[]
}

/** When each thing happens, among the edits. */
function planOf(
  random: Random,
  { edits, kills, expiries, reloads, cuts, additions }: TortureOptions,
): ReadonlyMap<number, readonly Event[]> {
  const counts = { kill: kills, expire: expiries, reload: reloads, cut: cuts, loan: additions, note: additions }
  const plan = new Map<number, Event[]>()
  for (const event of events) {
    for (let each = 0; each < counts[event]; each += 1) {
      const at = random.below(edits)
      plan.set(at, [...(plan.get(at) ?? []), event])
    }
  }
  return plan
}

async function work(world: World, options: TortureOptions) {
  const { random, network, application, advisers } = world
  const plan = planOf(random, options)
  const values = new Map<TypedField, string>()
  const loans: number[] = []
  const notes: string[] = []
  let restart: Promise<void> = Promise.resolve()

  const happen: Readonly<Record<Event, (adviser: Adviser) => Promise<void>>> = {
    kill: async () => {
      await restart
      await application.kill()
      restart = pause(random.below(1_500)).then(() => application.start())
    },
    expire: () => world.expire(),
    reload: async (adviser) => {
      await restart
      await adviser.reload()
    },
    cut: () => {
      network.setCut(true)
      setTimeout(
        () => {
          network.setCut(false)
        },
        1_000 + random.below(2_000),
      )
      return Promise.resolve()
    },
    loan: async (adviser) => {
      const payment = 1_000 + loans.length
      await adviser.addLoan(payment)
      loans.push(payment)
    },
    note: async (adviser) => {
      const text = `Note ${notes.length} de l’épreuve`
      await adviser.addNote(text)
      notes.push(text)
    },
  }
  for (let edit = 0; edit < options.edits; edit += 1) {
    const adviser = random.pick(advisers)
    for (const event of plan.get(edit) ?? []) {
      options.tell?.(`${edit} · ${event}`)
      await happen[event](adviser)
    }
    const field = random.pick(typedFields)
    const value = valueFor(field, random)
    await adviser.type(field, value)
    values.set(field, value)
  }
  await restart
  network.setCut(false)
  return { values, loans, notes }
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function settled(isSettled: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline && !(await isSettled().catch(() => false))) await pause(500)
}
