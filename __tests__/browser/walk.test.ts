import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { enumerations, type Attributes } from '#contract'
import { screenOf, type RoleName } from '#contract/access'
import { rolePermissions, screenRows } from '../contract/access/rightsTable'
import { accessibilityFaults } from '../support/browser/accessibility'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { stops, type Stop } from '../support/browser/stops'

/** The demo account of each role that logs in to the professional area. */
const people: readonly { readonly email: string; readonly roles: readonly RoleName[] }[] = [
  { email: 'h.vautrin@ormeval.example', roles: ['admin'] },
  { email: 'c.aubrac@ormeval.example', roles: ['expert-member', 'full-commission', 'external-links'] },
  { email: 's.benkacem@ormeval.example', roles: ['member'] },
  { email: 'j.torrens@ormeval.example', roles: ['non-transactional-manager'] },
  { email: 'p.kerivel@ormeval.example', roles: ['transactional-manager'] },
  { email: 'i.marchal@ormeval.example', roles: ['business-provider'] },
]
const ADMIN = 'h.vautrin@ormeval.example'
const NOBODY = '00000000-0000-4000-8000-000000000000'

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const shades = ['light', 'dark'] as const

/** Where pictures of all that is walked are kept, when they are asked for. */
const pictures = process.env['SCREENSHOTS']

type Outcome = 'screen' | 'refused' | 'missing' | 'failed'
const refusals: ReadonlyMap<string, Outcome> = new Map([["Accès non autorisé", 'refused'], ["Cette page n'existe pas.", 'missing'], ['Oups ! Une erreur est survenue.', 'failed']])

/** What the specification says comes of an address for somebody with these roles. */
function expected({ address, leadsTo = address, isMissing }: Stop, roles: readonly RoleName[]): { path: string; outcome: Outcome } {
  const path = pathOf(leadsTo)
  const held = new Set(roles.flatMap((role) => rolePermissions[role].split(' ')))
  const needs = screenRows.find(({ screen }) => screen === screenOf(path))?.needs ?? []
  // A business provider follows the files that came of their contacts in the list, and opens none (roles of the specification).
  const isOpen = needs.every((right) => held.has(right)) && !(roles.includes('business-provider') && path.startsWith('/mes-dossiers/'))
  return { path, outcome: isMissing ? 'missing' : isOpen ? 'screen' : 'refused' }
}
const pathOf = (address: string): string => address.replace(/\?.*/, '')

/** The browser writes down each answer of the server that is a refusal: where one is due, and for a link of no mail, it is no error. */
const unexpected = (errors: readonly string[], outcome: Outcome): string[] =>
  errors.filter((error) => !error.includes('status of 404') && !(outcome === 'refused' && error.includes('status of 403')))

/** Waits until the page has its title, nothing loads and nothing moves; then says where it is and what it shows. */
async function arrive(page: Page, address: string): Promise<{ path: string; outcome: Outcome }> {
  await page.goto(address)
  await page.locator('h1').locator('visible=true').first().waitFor()
  await page.waitForFunction(() => document.querySelector('.skeleton') === null)
  await settled(page)
  const title = await page.locator('h1').locator('visible=true').first().innerText()
  return { path: new URL(page.url()).pathname, outcome: refusals.get(title) ?? 'screen' }
}

/** Axe reads colours: those of a drawer or a tab on its way are not the ones that people read. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity))

interface Answer { readonly data?: readonly { readonly id: string }[]; readonly included?: readonly { readonly attributes: Partial<Attributes<'simulation'>> }[] }

/** A file of the person whose project is an investment, which alone has a solution; else their first one. */
async function ownFile(page: Page): Promise<{ id: string; hasSolution: boolean }> {
  const read = async (path: string) => (await (await page.request.get(`/api/v3/client-files${path}`)).json()) as Answer
  const { data = [] } = await read('?page[size]=20')
  for (const { id } of data) {
    const { included = [] } = await read(`/${id}?include=simulation`)
    if (included.some(({ attributes: { project } }) => project && enumerations.isInvestment(project))) return { id, hasSolution: true }
  }
  return { id: data[0]?.id ?? NOBODY, hasSolution: false }
}

async function followSystem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('dialog').getByText('Automatique', { exact: true }).click()
  await page.keyboard.press('Escape')
}

/** What is wrong with the looks of the page in both shades and both sizes, by look. */
async function lookedAt(page: Page, name: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of shades) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction((shade) => document.documentElement.dataset['theme'] === shade, colorScheme)
      await settled(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      const faults = [...await accessibilityFaults(page), ...(overflow > 0 ? [`wider than the screen by ${overflow} px`] : [])]
      if (faults.length > 0) found[`${name} · ${size} · ${colorScheme}`] = faults
      if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name.replaceAll(/\W+/g, '-')}-${size}-${colorScheme}.png`), fullPage: size === 'phone' })
    }
  }
  await page.setViewportSize(sizes.wide)
  return found
}

describe('a walk through every route', () => {
  const { openPage, takeErrors } = browserSession()

  test.each(people)('ends where the rights of $email say, without an error', async ({ email, roles }) => {
    const page = await openPage()
    await logIn(page, email)
    const { id, hasSolution } = await ownFile(page)
    const [met, due]: [unknown[], unknown[]] = [[], []]
    for (const stop of stops.filter(({ isState }) => !isState)) {
      const at = (address: string) => address.replace(':uuid', id)
      const { path, outcome } = expected(stop, roles)
      // The solution of a home, which has none, leads to the first tab.
      const shown = outcome === 'screen' && !hasSolution ? path.replace(/\/solution$/, '/synthesis') : path
      due.push([stop.address, at(shown), outcome, []])
      const arrival = await arrive(page, at(stop.address))
      met.push([stop.address, arrival.path, arrival.outcome, unexpected(takeErrors(), outcome)])
    }
    expect(met).toEqual(due)
  }, 180_000)

  test('finds every screen readable by everybody, light and dark, wide and on a phone', async () => {
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
    const page = await openPage()
    await logIn(page, ADMIN)
    await followSystem(page)
    const { id } = await ownFile(page)
    let faults: Record<string, string[]> = {}
    for (const { address } of stops.filter(({ leadsTo }) => leadsTo === undefined)) {
      await arrive(page, address.replace(':uuid', id))
      faults = { ...faults, ...await lookedAt(page, address) }
    }
    expect(faults).toEqual({})
    expect(unexpected(takeErrors(), 'screen')).toEqual([])
  }, 400_000)
})
