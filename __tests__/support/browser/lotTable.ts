import type { Locator, Page } from 'playwright-core'
import { logIn } from './logIn'

/** Neither the effort nor the places that the household wants narrow the lots. */
export const ANYWHERE = '?effort=aucun&secteur=non'

/** Opens the lots of the adviser's file that this finds, ranked to the end; answers the id of the file. */
export async function openLots(page: Page, search: string, q = 'marchetti'): Promise<string> {
  await logIn(page, 'c.aubrac@ormeval.example')
  const answer = await page.request.get(`/api/v3/client-files?page[size]=1&q=${q}`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  const id = data[0]?.id ?? ''
  await page.goto(`/mes-dossiers/${id}/lot-proposals${search}`)
  await ranked(page)
  return id
}

/** Waits until the lots are ranked to the end. */
export const ranked = (page: Page): Promise<void> =>
  page.getByText(/^[\d\u202f]+ lots? sur [\d\u202f]+, impôts payés\./).waitFor()

export const rows = (page: Page): Locator => page.locator('.lot-table tbody tr[aria-rowindex]')

export const preview = (page: Page): Locator => page.getByRole('complementary', { name: 'Aperçu du lot' })
