import type { Page } from 'playwright-core'
import { crowdedTexts } from '../support/browser/crowded'
import { composeExtremeFile } from '../support/browser/extremeFile'
import { logIn } from '../support/browser/logIn'
import { beginMeeting } from '../support/browser/meeting'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
/** Frames in which a page takes the width of its window. */
const FRAMES = 40

/** The tabs of a file, and what is there once what they show is calculated. */
const tabs: Readonly<Record<string, string>> = {
  synthesis: '.synthesis .card',
  'informations?section=current-loans': '.section-content form',
  'investment-capacity': '.capacity-result[aria-busy=false]',
  solution: '.solution-results[aria-busy=false] .solution-result:not(.solution-outdated)',
  'lot-proposals?effort=aucun': '.lot-progress:has-text("impôts payés")',
  'current-sales/default': '[aria-label="Ventes du client"]',
  'solution/print': '.printed .key-figure',
}

const { openPage, takeErrors } = browserSession()

/** What is wider than the window, cut or crowded on the page that is shown. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { width, frame } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    frame: innerWidth,
  }))
  return [...(width > frame ? [`${width} pixels wide`] : []), ...(await crowdedTexts(page))]
}

/** The same, once what follows the width of the window has followed it: frame by frame until there are none. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  for (let frame = 0; frame < FRAMES && (await faultsOf(page)).length > 0; frame++)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return faultsOf(page)
}

test('values at their limits and names of 120 letters are cut and crowded nowhere in a file, and widen no page', async () => {
  const page = await openPage({ reducedMotion: 'reduce' })
  await logIn(page, ADVISER)
  await page.locator('.file-link').first().waitFor()
  const address = await composeExtremeFile(page)
  const found: Record<string, readonly string[]> = {}
  const look = async (name: string): Promise<void> => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const faults = await lastingFaults(page)
      if (faults.length > 0) found[`${name} at ${size.width}`] = faults
    }
  }
  for (const [tab, landmark] of Object.entries(tabs)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${address}/${tab}`)
    await page.locator(landmark).first().waitFor()
    await look(tab)
  }
  await page.goto(`${address}/solution`)
  await beginMeeting(page)
  await page.locator('.meeting-figure').waitFor()
  await look('meeting')
  expect(found).toEqual({})
  expect(takeErrors()).toEqual([])
}, 120_000)
