import type { Locator, Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../browser/logIn'
import { openSection } from '../browser/clientFile'
import { fieldOf, regionOf } from '../browser/typing'
import { SOLUTION, type TypedField } from './fields'

const SHORT = 4_000
const TRIES = 12

/** Somebody at work in a tab, who does again what a login or a lost page kept them from. */
export class Adviser {
  constructor(
    readonly page: Page,
    private readonly address: string,
    private readonly email: string,
  ) {
    page.on('dialog', (dialog) => {
      dialog.accept().catch(() => undefined)
    })
    page.setDefaultTimeout(SHORT)
  }

  /** Types in a field and leaves it, as often as it takes. */
  async type(field: TypedField, value: string): Promise<void> {
    await this.insist(async () => {
      const region = await this.open(field.section)
      await fieldOf(region, field.label).fill(value)
      await this.page.keyboard.press('Tab')
    })
  }

  /** Adds a loan whose payment says which one it is. */
  async addLoan(payment: number): Promise<void> {
    const region = await this.insist(() => this.open('Crédits en cours'))
    const rows = region.getByRole('listitem')
    const before = await rows.count()
    await this.insist(async () => {
      if ((await rows.count()) === before) await region.getByRole('button', { name: 'Ajouter un crédit' }).click()
      const row = rows.last()
      for (const [label, value] of Object.entries({
        Mensualité: String(payment),
        'Taux nominal': '2',
        'Date de fin': '30/06/2031',
      }))
        await fieldOf(row, label).fill(value)
      await this.page.keyboard.press('Tab')
    })
  }

  async addNote(text: string): Promise<void> {
    const region = await this.insist(() => this.open('Notes internes'))
    await this.insist(async () => {
      if ((await region.getByText(text, { exact: true }).count()) > 0) return
      await region.getByRole('textbox', { name: 'Nouvelle note' }).fill(text)
      await region.getByRole('button', { name: 'Ajouter la note' }).click()
      await region.getByText(text, { exact: true }).waitFor()
    })
  }

  async reload(): Promise<void> {
    await this.insist(async () => {
      await this.page.goto(`${this.address}/informations?section=heritage`, { timeout: 15_000 })
    })
  }

  /** Logs in where a login is asked for, in the page or over it. */
  async pass(): Promise<void> {
    const password = this.page.locator('input[type=password]')
    if ((await password.count()) === 0) return
    const isPage = new URL(this.page.url()).pathname === '/login'
    if (isPage) await this.page.getByRole('textbox', { name: /e-mail/i }).fill(this.email)
    await password.fill(DEMO_PASSWORD)
    await this.page.getByRole('button', { name: isPage ? 'Se connecter' : 'Se reconnecter' }).click()
    await password.waitFor({ state: 'detached' })
  }

  private async open(section: string): Promise<Locator> {
    const region = regionOf(this.page, section)
    if (await region.isVisible()) return region
    const isSolution = section === SOLUTION
    const tab = isSolution ? 'Solution chiffrée' : 'Infos client & objectifs'
    if (new URL(this.page.url()).pathname.endsWith('/solution') !== isSolution)
      await this.page.getByRole('link', { name: tab }).click()
    if (isSolution) await region.waitFor()
    return isSolution ? region : openSection(this.page, section)
  }

  private async insist<Result>(act: () => Promise<Result>): Promise<Result> {
    for (let rest = TRIES; ; rest -= 1) {
      try {
        await this.pass()
        return await act()
      } catch (error) {
        if (rest === 0) throw error
        // A page that could not be loaded shows nothing of ours: the address is asked for again.
        if ((await this.page.getByRole('navigation', { name: 'Sections' }).count()) === 0)
          await this.page.goto(`${this.address}/informations`).catch(() => undefined)
        await this.page.waitForTimeout(300)
      }
    }
  }
}
