import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Application } from '../browser/application'
import { DEMO_PASSWORD, logIn } from '../browser/logIn'
import { fieldOf } from '../browser/typing'
import { isAcknowledged, openNetwork, type Network } from './network'
import { randomOf, type Random } from './random'
import type { Change } from './record'
import { repeatedChanges, undurable, type Verdict } from './verdict'

interface Options {
  readonly seed: number
  readonly edits: number
  /** How many times each thing is done. */
  readonly kills: number
  readonly expiries: number
  readonly reloads: number
  readonly cuts: number
  readonly tell?: (line: string) => void
}

const ADVISER = 'cif@ormeval.example'
const PATIENCE = 90_000
const TRIES = 12

/** A field of the file of an SCPI client: on which page, under which label, and where the server holds it. */
interface Field {
  readonly page: 'identite' | 'famille'
  readonly label: string
  readonly of: 'client' | 'family' | 'account'
  readonly name: string
  readonly isNumber?: true
}

const fields: readonly Field[] = [
  { page: 'identite', label: 'Deuxième prénom', of: 'client', name: 'firstname2' },
  { page: 'identite', label: 'Troisième prénom', of: 'client', name: 'firstname3' },
  { page: 'identite', label: 'Nom de naissance', of: 'client', name: 'birth_name' },
  {
    page: 'famille',
    label: 'Revenus bruts annuels du foyer',
    of: 'family',
    name: 'annual_household_gross_income_amount',
    isNumber: true,
  },
  {
    page: 'famille',
    label: 'Nombre de personnes du foyer fiscal',
    of: 'account',
    name: 'nb_people_legal_family',
    isNumber: true,
  },
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const valueFor = ({ isNumber }: Field, random: Random): string =>
  isNumber
    ? String(1 + random.below(9_999))
    : `Aa${Array.from({ length: 8 }, () => LETTERS.charAt(random.below(LETTERS.length))).join('')}`

/** Under which path each resource of a client is. */
interface Paths {
  readonly client: string
  readonly family: string
  readonly account: string
}

/** Reads the API as the browser does, by a page of its own that no reload takes away: the host of the area has no address outside of it. */
async function readerOf(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  return async <Data>(path: string): Promise<Data> => {
    const { status, body } = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      return { status: answer.status, body: await answer.text() }
    }, path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return (JSON.parse(body) as { data: Data }).data
  }
}
type Reader = Awaited<ReturnType<typeof readerOf>>

interface Held {
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
}

async function pathsOf(read: Reader): Promise<Paths> {
  const [found] = await read<readonly Held[]>('/api/scpi/v1/client?q=vasseur')
  const client = `/api/scpi/v1/client/${found?.id ?? ''}`
  const { id } = await read<Held>(`${client}/pp-account`)
  return { client, family: `${client}/family-situation`, account: `/api/scpi/v1/pp-accounts/${id}` }
}

async function historyOf(read: Reader, root: string): Promise<readonly Change[]> {
  const lines = await read<readonly Held[]>(`${root}/history?page[size]=200`)
  return lines
    .map(({ attributes }) => ({
      type: String(attributes['resource_type']),
      id: attributes['resource_id'],
      field: attributes['field'],
      from: attributes['old_value'],
      to: attributes['new_value'],
    }))
    .reverse()
}

const typeUnder = (path: string): string =>
  path.includes('/pp-accounts/')
    ? 'pp_account'
    : path.endsWith('/family-situation')
      ? 'family_situation'
      : 'scpi_client'

/** Somebody at work in a tab, who does again what a login or a lost page kept them from. */
async function insist(page: Page, place: string, act: () => Promise<void>): Promise<void> {
  for (let rest = TRIES; ; rest -= 1) {
    try {
      await pass(page)
      await act()
      return
    } catch (error) {
      if (rest === 0) throw error
      await page.goto(place).catch(() => undefined)
      // Either what was asked for comes, or a login.
      await page
        .locator('main form, input[type=password]')
        .first()
        .waitFor()
        .catch(() => undefined)
    }
  }
}

/** Logs in where a login is asked for, in the page or over it. */
async function pass(page: Page): Promise<void> {
  const password = page.locator('input[type=password]')
  if ((await password.count()) === 0) return
  const isPage = new URL(page.url()).pathname === '/login'
  if (isPage) await page.getByRole('textbox', { name: /e-mail/i }).fill(ADVISER)
  await password.fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: isPage ? 'Se connecter' : 'Se reconnecter' }).click()
  await password.waitFor({ state: 'detached' })
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface World {
  readonly random: Random
  readonly network: Network
  readonly application: Application
  readonly context: BrowserContext
  readonly tabs: readonly Page[]
  /** Of the file of the client. */
  readonly address: string
}

type Event = 'kill' | 'expire' | 'reload' | 'cut'

/** What happens at which edit. */
function planOf(
  random: Random,
  { edits, kills, expiries, reloads, cuts }: Options,
): readonly (readonly [number, Event])[] {
  const times = (event: Event, count: number) =>
    Array.from({ length: count }, () => [random.below(edits), event] as const)
  return [...times('kill', kills), ...times('expire', expiries), ...times('reload', reloads), ...times('cut', cuts)]
}

/** What happens to the world, and the end of what is under way. */
function happening({ random, network, application, context, address }: World) {
  let restart: Promise<void> = Promise.resolve()
  const happen: Readonly<Record<Event, (page: Page) => Promise<void>>> = {
    kill: async () => {
      await restart
      await application.kill()
      restart = pause(random.below(1_500)).then(() => application.start())
    },
    expire: () => context.clearCookies(),
    reload: async (page) => {
      await restart
      await insist(page, `${address}/identite`, async () => {
        await page.reload({ timeout: 15_000 })
      })
    },
    cut: () => {
      network.setCut(true)
      setTimeout(() => {
        network.setCut(false)
      }, 1_500)
      return Promise.resolve()
    },
  }
  return { happen, calm: () => restart }
}

/** Types in one tab or the other while things happen. @returns what was typed last in each field */
async function work(world: World, options: Options): Promise<ReadonlyMap<Field, string>> {
  const { random, tabs, address } = world
  const plan = planOf(random, options)
  const { happen, calm } = happening(world)
  const values = new Map<Field, string>()
  for (let edit = 0; edit < options.edits; edit += 1) {
    const page = random.pick(tabs)
    for (const [at, event] of plan) {
      if (at !== edit) continue
      options.tell?.(`${edit} · ${event}`)
      await happen[event](page)
    }
    const field = random.pick(fields)
    const value = valueFor(field, random)
    const place = `${address}/${field.page}`
    await insist(page, place, async () => {
      if (new URL(page.url()).pathname !== place) await page.goto(place)
      await fieldOf(page.locator('main'), field.label).fill(value)
      await page.keyboard.press('Tab')
    })
    values.set(field, value)
  }
  await calm()
  return values
}

/** What was typed last in a field, and is not on the server. */
async function lostOf(values: ReadonlyMap<Field, string>, read: Reader, paths: Paths): Promise<readonly string[]> {
  const held = {
    client: await read<Held>(paths.client),
    family: await read<Held>(paths.family),
    account: await read<Held>(paths.account),
  }
  return [...values].flatMap(([{ of, name, label, isNumber }, value]) => {
    const now = held[of].attributes[name]
    return now === (isNumber ? Number(value) : value)
      ? []
      : [`${label}: « ${value} » was typed, the server has ${JSON.stringify(now)}`]
  })
}

/** Lets the last writes arrive, logging in where a login is asked for. */
async function settle(tabs: readonly Page[], lost: () => Promise<readonly string[]>): Promise<void> {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    for (const page of tabs) await pass(page).catch(() => undefined)
    const left = await lost().catch(() => ['not read'])
    if (left.length === 0 || Date.now() > deadline) return
    await pause(500)
  }
}

/** Two tabs at work on one SCPI client and his account while everything goes wrong. */
export async function tortureScpiClient(
  browser: Browser,
  application: Application,
  options: Options,
): Promise<Verdict> {
  const random = randomOf(options.seed)
  const network = await openNetwork(application.url, randomOf(-options.seed))
  const context = await browser.newContext({
    baseURL: `http://scpi.localhost:${new URL(network.url).port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const first = await context.newPage()
    await logIn(first, ADVISER, { to: '/clients' })
    const read = await readerOf(context)
    const paths = await pathsOf(read)
    const address = `/clients/${paths.client.split('/').at(-1) ?? ''}`
    const tabs = [first, await context.newPage()]
    for (const page of tabs) {
      page.on('dialog', (dialog) => {
        dialog.accept().catch(() => undefined)
      })
      page.setDefaultTimeout(4_000)
    }
    network.setRough(true)
    const values = await work({ random, network, application, context, tabs, address }, options)
    network.setCut(false)
    network.setRough(false)
    const lost = () => lostOf(values, read, paths)
    await settle(tabs, lost)
    const history = [...(await historyOf(read, paths.client)), ...(await historyOf(read, paths.account))]
    return {
      lost: await lost(),
      duplicated: repeatedChanges(history),
      undurable: undurable(history, network.writes.filter(isAcknowledged), typeUnder),
    }
  } finally {
    await context.close().catch(() => undefined)
    await network.close()
  }
}
