import type { Locator, Page } from 'playwright-core'
import { openFile, openSection } from './clientFile'
import { change } from './database'
import { logIn } from './logIn'
import { allAnswered } from './requests'
import type { ServedApplication } from './session'
import { fieldOf } from './typing'

/** The file that somebody types in, and the field. */
const FILE = 'Marchetti'
const SECTION = 'Patrimoine'
export const FIELD = 'Liquidités'

/** What somebody types who is prevented from saving it. */
export interface Work {
  readonly page: Page
  readonly address: string
  readonly section: Locator
  /** How many requests of a kind left since somebody began to type. */
  readonly sent: (method: string, path: RegExp) => number
}

/** Types an amount of 33,333 € as this adviser, which `happening` befalls before it is left. */
export async function typeWhile(
  page: Page,
  adviser: string,
  happening: (address: string) => Promise<void>,
): Promise<Work> {
  await logIn(page, adviser)
  const address = await openFile(page, new RegExp(FILE))
  const section = await openSection(page, SECTION)
  await allAnswered(page)
  const lines: string[] = []
  page.on('request', (request) => lines.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await happening(address)
  await fieldOf(section, FIELD).fill('33333')
  await page.keyboard.press('Tab')
  const sent = (method: string, path: RegExp) =>
    lines.filter((line) => line.startsWith(`${method} `) && path.test(line)).length
  return { page, address, section, sent }
}

/** Gives the adviser back what a test took: rights, the file, the password, which is that of every demo account. */
export const giveBack = (application: ServedApplication, adviser: string, colleague: string): Promise<void> =>
  change(
    application,
    `WITH adviser AS (
        UPDATE users SET roles = '{expert-member,full-commission,external-links}',
          password_hash = (SELECT password_hash FROM users WHERE email = $3)
        WHERE email = $1 RETURNING company_id, id)
      UPDATE client_files file SET adviser_id = adviser.id FROM adviser WHERE file.company_id = adviser.company_id AND title ~ $2`,
    [adviser, FILE, colleague],
  )
