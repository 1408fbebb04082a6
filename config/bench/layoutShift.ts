import { followMoves, layoutShiftOf, STILL } from '../../__tests__/support/browser/layoutShift'
import { withBuiltApplication } from './browser/builtApplication'

export const title = `Ce qui bouge de soi-même sur chaque écran pendant qu’il se charge, selon le navigateur (×\u00a0: / ${String(STILL).replace('.', ',')})`

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const sizes = [
  { label: '1440 px', viewport: { width: 1440, height: 900 } },
  { label: '390 px', viewport: { width: 390, height: 844 } },
] as const

const tabs = ['synthesis', 'informations', 'investment-capacity', 'solution', 'lot-proposals', 'current-sales/default']

/** Each main screen, wide and on a phone, opened by its address. */
export const measure = (): Promise<Measurement[]> =>
  withBuiltApplication(async ({ logIn, clientFilePath }) => {
    const screens = [
      '/dashboard',
      '/mes-dossiers',
      '/mes-leads',
      '/mon-compte/profil',
      ...tabs.map((tab) => `${clientFilePath}/${tab}`),
    ]
    const page = await (await logIn()).newPage()
    await followMoves(page)
    const rows: Measurement[] = []
    for (const { label, viewport } of sizes) {
      await page.setViewportSize(viewport)
      for (const screen of screens) {
        await page.goto(screen, { waitUntil: 'networkidle' })
        await page.locator('h1').first().waitFor()
        const value = await layoutShiftOf(page)
        rows.push({
          name: `${label}\u00a0: ${screen.replace(clientFilePath, 'dossier')}`,
          value,
          unit: '',
          ratio: value / STILL,
        })
      }
    }
    return rows
  })
