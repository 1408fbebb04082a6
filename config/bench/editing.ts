import type { CDPSession, Page } from 'playwright-core'
import { openSection } from '../../__tests__/support/browser/clientFile'
import { withBuiltApplication } from './browser/builtApplication'

export const title = 'Trois heures de saisie dans un dossier, une modification toutes les six secondes'

interface Measurement { name: string; value: number; unit: string; ratio?: number }

/** Edits after which what is kept in a bounded number is full: last actions, steps to undo. */
const WARM_UP = 1_000
/** Three hours, an edit every six seconds. */
const EDITS = 1_800
const SECTIONS = [
  { name: 'Patrimoine', labels: [/^Liquidités/, /^Placements financiers/] },
  { name: 'Revenus', labels: [/^Revenus locatifs nets/, /^Autres revenus nets/] },
] as const

export async function measure(): Promise<Measurement[]> {
  return withBuiltApplication(async ({ logIn, clientFilePath }) => {
    const context = await logIn()
    const page = await context.newPage()
    page.on('dialog', (dialog) => { void dialog.accept() })
    await page.goto(`${clientFilePath}/informations?section=heritage`, { waitUntil: 'networkidle' })
    const meter = await context.newCDPSession(page)
    await edit(page, 0, WARM_UP)
    const before = await heapOf(page, meter)
    await edit(page, WARM_UP, WARM_UP + EDITS)
    const after = await heapOf(page, meter)
    return [
      { name: `tas après ${WARM_UP} modifications`, value: before, unit: 'Mo' },
      { name: `tas après ${EDITS} de plus`, value: after, unit: 'Mo', ratio: after / before },
    ]
  })
}

/** Edits numbered `from` to `until`, from one section to the other every hundred. */
async function edit(page: Page, from: number, until: number): Promise<void> {
  for (let number = from; number < until; number += 1) {
    const section = SECTIONS[Math.floor(number / 100) % SECTIONS.length] ?? SECTIONS[0]
    if (number % 100 === 0) await openSection(page, section.name)
    await page.getByRole('textbox', { name: section.labels[number % 2] ?? section.labels[0] }).fill(String(1_000 + number))
    await page.keyboard.press('Tab')
  }
  // What is forgotten a few seconds after it is saved is forgotten here too.
  await page.getByText(/^Enregistré/).first().waitFor()
  await page.waitForTimeout(6_000)
}

/** Megabytes in use once what nothing holds is gone. */
async function heapOf(page: Page, meter: CDPSession): Promise<number> {
  await page.bringToFront()
  for (let round = 0; round < 3; round += 1) await meter.send('HeapProfiler.collectGarbage')
  const { usedSize } = await meter.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}
