import type { Page } from 'playwright-core'
import { withBuiltApplication } from './browser/builtApplication'

export const title =
  'Premier affichage de la carte du comparateur, la liste étant là\u00a0: du geste à la première épingle (×\u00a0: / 2 s)'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const LIMIT = 2_000
const PIN = '.map-pins button'

/** In a new browser, which has read nothing of the map; then again, with its files at hand. */
export const measure = (): Promise<Measurement[]> =>
  withBuiltApplication(async ({ logIn }) => {
    const page = await (await logIn()).newPage()
    await page.goto('/comparateur', { waitUntil: 'networkidle' })
    const first = await paint(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Carte', exact: true }).click()
    await page.locator(PIN).first().waitFor({ state: 'detached' })
    const again = await paint(page)
    return [
      { name: 'Première fois', value: first, unit: 'ms', ratio: first / LIMIT },
      { name: 'Fichiers déjà lus', value: again, unit: 'ms', ratio: again / LIMIT },
    ]
  })

/** Milliseconds from the press of the button to the frame after the first pin. */
async function paint(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Carte', exact: true })
  return button.evaluate(
    (element, pin) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.querySelector(pin)) return
          observer.disconnect()
          requestAnimationFrame(() => {
            resolve(performance.now() - start)
          })
        })
        observer.observe(document.body, { childList: true, subtree: true })
        element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }),
    PIN,
  )
}
