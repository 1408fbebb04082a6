import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { CHROMIUM_FLAGS } from '../../../config/chromium.cjs'
import { type Application, startApplication } from './application'

export const OWN_PASSWORD = 'lanterne cobalt figue'
const PATIENCE_MS = 60_000

/** A built application without a demo and without anybody, and a browser, for the tests of a file. */
export function ownFirm() {
  let application: Application
  let browser: Browser
  let empty: string

  beforeAll(async () => {
    empty = await mkdtemp(join(tmpdir(), 'solive-empty-'))
    await chmod(empty, 0o755)
    ;[application, browser] = await Promise.all([
      startApplication(join(empty, '.'), () => ({ DEMO: '0' })),
      chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: CHROMIUM_FLAGS }),
    ])
  })
  afterAll(async () => {
    await browser.close()
    await application.stop()
    await rm(empty, { recursive: true, force: true })
  })

  async function openPage(): Promise<Page> {
    const context = await browser.newContext({ baseURL: application.url, locale: 'fr-FR', serviceWorkers: 'block' })
    context.setDefaultTimeout(PATIENCE_MS)
    return context.newPage()
  }

  /** Runs a command that is built beside the application; answers what it wrote. */
  async function run(command: 'createFirm' | 'importFiles', parameters: readonly string[]): Promise<string> {
    const file = join(__dirname, `../../../dist/server/${command}.js`)
    const env = {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: application.dataFolder,
      PUBLIC_URL: application.url,
      DEMO: '0',
    }
    return (await promisify(execFile)(process.execPath, [file, ...parameters], { env })).stdout
  }

  /** The link of the invitation to an address, once it has left. */
  async function invitationTo(recipient: string): Promise<string> {
    const folder = join(application.dataFolder, 'mail')
    for (;;) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
      const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
      const mail = mails.find(({ to }) => to?.[0]?.address === recipient)
      const link = passwordLink(mail?.text ?? '')
      if (link !== undefined) return link
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  return { openPage, run, invitationTo, folder: () => empty }
}

/** The link to the page of a first password, in a text. */
export const passwordLink = (text: string): string | undefined => /http\S+\/password\/reset\/[\w-]+/.exec(text)?.[0]

const passwordOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'))

export async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(new URL(link).pathname)
  await passwordOf(page, 'Nouveau mot de passe').fill(OWN_PASSWORD)
  await passwordOf(page, 'Confirmation').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await page.waitForURL('**/login?passwordChanged=1')
}

/** Invites somebody from the page of users. */
export async function invite(
  page: Page,
  person: { readonly first: string; readonly last: string; readonly email: string },
) {
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: 'Inviter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter un utilisateur' })
  await dialog.getByRole('textbox', { name: /Prénom/ }).fill(person.first)
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill(person.last)
  await dialog.getByRole('textbox', { name: /e-mail/ }).fill(person.email)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await page
    .getByRole('row', { name: new RegExp(`${person.first} ${person.last}`) })
    .getByText('Invitation envoyée')
    .waitFor()
}
