import type { Page } from 'playwright-core'
import { withBuiltApplication } from './browser/builtApplication'

const LOTS = 12_000

export const title =
  'Le comparateur, 12 000 lots\u00a0: du geste à l’affichage suivant (×\u00a0: / 100 ms), et les lignes dessinées en défilant (×\u00a0: / celles que l’on voit)'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const LIMIT = 100

/** What narrows and orders the list, and how much of it is drawn. */
export const measure = (): Promise<Measurement[]> =>
  withBuiltApplication(async ({ logIn }) => {
    const page = await (await logIn()).newPage()
    await withManyLots(page)
    await page.goto('/comparateur?disponibles=non', { waitUntil: 'networkidle' })
    await page.getByText(/^12\u202f000 lots dans/).waitFor()
    const gestures: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['Cocher T2, jusqu’aux lots', () => tick(page, 'T2')],
      ['Cocher T3, jusqu’aux lots', () => tick(page, 'T3')],
      [
        'Trier par prix, jusqu’aux lots',
        () => page.getByRole('columnheader', { name: 'Prix' }).getByRole('button').click(),
      ],
    ]
    await page.getByRole('button', { name: 'Type' }).first().click()
    const rows: Measurement[] = []
    for (const [name, act] of gestures) {
      const value = await untilListed(page, act)
      rows.push({ name, value, unit: 'ms', ratio: value / LIMIT })
    }
    return [...rows, await drawn(page)]
  })

/** Milliseconds from a click to the frame after the last change that it makes to the list or to its count. */
async function untilListed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const answered = await page.evaluateHandle(() => {
    const seen = { clicked: 0, drawn: Number.NaN }
    const clicked = ({ timeStamp }: Event) => {
      seen.clicked = timeStamp
    }
    document.addEventListener('click', clicked, { capture: true, once: true })
    const changes = new MutationObserver(() => {
      requestAnimationFrame((now) => {
        seen.drawn = now
      })
    })
    for (const part of document.querySelectorAll('.comparator-count, .lot-table tbody'))
      changes.observe(part, { subtree: true, childList: true, characterData: true })
    return seen
  })
  await act()
  await page.waitForTimeout(1_000)
  return answered.evaluate(({ clicked, drawn }) => drawn - clicked)
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true }).click()

interface Answer {
  readonly data: { readonly programs: readonly unknown[]; readonly properties: readonly (readonly unknown[])[] }
}

/** The lots of the demo firm again and again, under ids of their own. */
async function withManyLots(page: Page): Promise<void> {
  await page.route('**/api/v3/catalogue', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Answer
    const { properties } = body.data
    const many = Array.from({ length: LOTS }, (_each, place) => {
      const [id, ...others] = properties[place % properties.length] ?? []
      return [`${place.toString(16).padStart(8, '0')}${String(id).slice(8)}`, ...others]
    })
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, properties: many } } })
  })
}

/** The most rows that are in the page while one scrolls through the list, beside those that one sees. */
async function drawn(page: Page): Promise<Measurement> {
  const frame = page.locator('.lot-frame')
  const seen = await frame.evaluate((element) => {
    const row = element.querySelector<HTMLElement>('tbody tr[aria-rowindex]')?.offsetHeight ?? 1
    return Math.ceil(element.clientHeight / row)
  })
  let most = 0
  for (let step = 1; step <= 40; step++) {
    await frame.evaluate((element, top) => {
      element.scrollTop = top
    }, step * 1_500)
    await page.waitForTimeout(30)
    most = Math.max(most, await frame.locator('tbody tr[aria-rowindex]').count())
  }
  return { name: 'Lignes dessinées en défilant', value: most, unit: '', ratio: most / seen }
}
