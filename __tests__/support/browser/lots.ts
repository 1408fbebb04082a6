import type { Locator, Page } from 'playwright-core'
import { logIn } from './logIn'

/** Whatever the effort, and wherever. */
export const ANYWHERE = '?effort=aucun&secteur=non'

/** Opens the lots of the adviser's most complete file, ranked to the end; answers the address of the file. */
export async function openLots(page: Page, adviser: string, search = ''): Promise<string> {
  await logIn(page, adviser)
  const answer = await page.request.get('/api/v3/client-files?sort=-completeness,-created_at&page[size]=1')
  const {
    data: [file],
  } = (await answer.json()) as { data: { id: string }[] }
  const address = `/mes-dossiers/${file?.id ?? ''}`
  await page.goto(`${address}/lot-proposals${search}`)
  await ranked(page)
  return address
}

/** Waits until all lots have their rank. */
export const ranked = (page: Page): Promise<void> =>
  page.getByText(/^[\d\u202f]+ lots? sur [\d\u202f]+, impôts payés\./).waitFor()
export const names = (page: Page): Locator => page.locator('.lot-table .lot-name')
export const preview = (page: Page): Locator => page.getByRole('complementary', { name: 'Aperçu du lot' })

/** The digits of the figures of one column, as written, from the first row on. */
export async function column(page: Page, title: string): Promise<number[]> {
  const titles = await page.locator('.lot-table thead :is(td, th)').allInnerTexts()
  const position = titles.findIndex((each) => each.startsWith(title)) + 1
  const cells = await page.locator(`.lot-table tbody tr[aria-rowindex] > :nth-child(${position})`).allInnerTexts()
  return cells.map((text) =>
    Number(
      text
        .replace('\u2212', '-')
        .replace(',', '.')
        .replace(/[^\d.-]/g, ''),
    ),
  )
}

/** What is decided of the lots of a file. */
export async function decisionsOnServer(
  page: Page,
  address: string,
): Promise<{ status: string; reason: string | null }[]> {
  const answer = await page.request.get(`/api/v3/client-files/${address.split('/')[2] ?? ''}/property-proposals`)
  const { data } = (await answer.json()) as { data: { attributes: { status: string; reason: string | null } }[] }
  return data.map(({ attributes: { status, reason } }) => ({ status, reason }))
}

/** The place among the rows drawn of the first lot that nothing is decided of. */
export const firstUndecided = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.lot-table tbody tr[aria-rowindex]')].findIndex(
      (row) => row.querySelector('td:last-child :is(.status-tag, [aria-pressed=true])') === null,
    ),
  )
