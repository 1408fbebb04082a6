import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility'
import { goWithin } from './goWithin'
import { allDrawn } from './requests'

/** Where somebody ends, and what they find there. */
export interface Arrival {
  readonly path: string
  readonly outcome: 'screen' | 'refused' | 'missing' | 'failed'
}

const MISSING = 'Cette page n’existe pas.'
const NOWHERE = '/nulle-part'
const refusals = new Map<string, Arrival['outcome']>([
  ['Accès non autorisé', 'refused'],
  [MISSING, 'missing'],
  ['Oups ! Une erreur est survenue.', 'failed'],
])

/** Opens an address as a link from elsewhere does: the page is loaded. */
export async function arriveFromElsewhere(page: Page, address: string): Promise<Arrival> {
  await page.goto(address)
  await isTitled(page, address)
  return arrival(page)
}

/** Opens an address without loading the page again, from one that has nothing in common with it. */
export async function arriveWithin(page: Page, address: string): Promise<Arrival> {
  await goWithin(page, NOWHERE)
  await isTitled(page, NOWHERE, { hasText: MISSING })
  if (address !== NOWHERE) {
    await goWithin(page, address)
    await isTitled(page, address, { hasNotText: MISSING })
  }
  return arrival(page)
}

/** @throws with the address, when no such title of the page shows */
async function isTitled(page: Page, address: string, title = {}): Promise<void> {
  try {
    await page.locator('h1', title).locator('visible=true').first().waitFor()
  } catch (cause) {
    throw new Error(`${address} does not show its title`, { cause })
  }
}

/** Waits until nothing loads, nothing is asked of the server and nothing moves. */
async function arrival(page: Page): Promise<Arrival> {
  await page.waitForFunction(() => document.querySelector('.skeleton') === null)
  await allDrawn(page)
  await settled(page)
  const title = await page.locator('h1').locator('visible=true').first().innerText()
  return { path: new URL(page.url()).pathname, outcome: refusals.get(title) ?? 'screen' }
}

/** Axe reads colours: those of a drawer or a tab on its way are not the ones that people read. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
type Look = readonly [keyof typeof sizes, 'light' | 'dark']

/** Each size and each theme once, or all pairs of them; paper is light. */
function looksOf(address: string, isWhole: boolean): readonly Look[] {
  if (address.endsWith('/print'))
    return [
      ['wide', 'light'],
      ['phone', 'light'],
    ]
  const once: readonly Look[] = [
    ['wide', 'light'],
    ['phone', 'dark'],
  ]
  return isWhole ? [...once, ['wide', 'dark'], ['phone', 'light']] : once
}

/** Icons that are read out by the name that @ant-design/icons gives them. */
const englishNames = (): (string | null)[] =>
  [...document.querySelectorAll('.anticon[aria-label]:not([aria-hidden=true], [aria-hidden=true] *)')]
    .map((icon) => icon.getAttribute('aria-label'))
    .filter((name) => document.querySelector(`[data-icon="${name}"]`) !== null)

/** Where pictures of all that is walked are kept, when they are asked for. */
const pictures = process.env['SCREENSHOTS']

/**
 * What is wrong with the looks of the page in both sizes and themes, by look. The theme is that of the system.
 * @param isWhole in every pair of them
 */
export async function lookedAt(page: Page, address: string, isWhole: boolean): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [size, colorScheme] of looksOf(address, isWhole)) {
    await page.setViewportSize(sizes[size])
    await page.emulateMedia({ colorScheme })
    await page.waitForFunction((shade) => document.documentElement.dataset['theme'] === shade, colorScheme)
    await settled(page)
    const faults = await faultsOf(page)
    if (faults.length > 0) found[`${address} · ${size} · ${colorScheme}`] = faults
    if (pictures !== undefined)
      await page.screenshot({
        path: join(pictures, `${address.replaceAll(/\W+/g, '-')}-${size}-${colorScheme}.png`),
        fullPage: size === 'phone',
      })
  }
  await page.setViewportSize(sizes.wide)
  return found
}

async function faultsOf(page: Page): Promise<string[]> {
  const spoken = await page.evaluate(englishNames)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [
    ...(await accessibilityFaults(page)),
    ...spoken.map((name) => `icon read out as ${name}`),
    ...(overflow > 0 ? [`wider than the screen by ${overflow} px`] : []),
  ]
}
