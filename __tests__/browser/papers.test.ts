import type { Locator, Page, Request } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { copyFile, heldByServer, openSection, rowsHeldByServer } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { saved } from '../support/browser/typing'
import { TAX_NOTICE_CODE } from '../support/papers/codes'
import { composePdf, dataMatrix } from '../support/papers/compose'
import { letter, loanSchedule, payslip, scan, taxNotice } from '../support/papers/specimens'

const ADVISER = 'c.aubrac@ormeval.example'
const UNCHANGED = 'Rien n’a changé dans le dossier.'

describe('a paper of a client', () => {
  const { openPage, takeErrors } = browserSession()

  async function openCopy(): Promise<{ page: Page; address: string }> {
    const page = await openPage()
    await logIn(page, ADVISER)
    await page.goto('/mes-dossiers')
    const address = await copyFile(page, /Marchetti/)
    await page.goto(`${address}/informations`)
    return { page, address }
  }

  const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Lire un document' })

  async function openDrawer(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Lire un document' }).click()
    await drawerOf(page).waitFor()
    return drawerOf(page)
  }

  async function give(drawer: Locator, name: string, buffer: Buffer): Promise<void> {
    await drawer.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  }

  const resultOf = (drawer: Locator, paper: string): Promise<void> =>
    drawer.getByRole('heading', { name: new RegExp(`^${paper}`) }).waitFor()

  /** Drops a file on the page, as from a folder. */
  async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
    await page.evaluate(
      ({ base64, fileName }) => {
        const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], fileName, { type: 'application/pdf' }))
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      },
      { base64: bytes.toString('base64'), fileName: name },
    )
  }

  test('dropped on the file, is read without a request that carries it; its values are taken one by one, and taken back', async () => {
    const { page, address } = await openCopy()
    const former = await heldByServer(page, address, 'tax')
    await openSection(page, 'Fiscalité')
    const requests: Request[] = []
    page.context().on('request', (request) => requests.push(request))
    await drop(page, 'avis.pdf', await taxNotice())
    const drawer = drawerOf(page)
    await resultOf(drawer, 'Avis d’impôt')
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.filter((request) => request.postData() !== null)).toEqual([])
    // The browser asks for the icon of the page again when its address names another field.
    const asked = requests.map((request) => new URL(request.url()).pathname)
    expect(asked.filter((path) => !path.startsWith('/assets/') && path !== '/favicon.svg')).toEqual([])
    await expect(drawer.getByText('Page 1, ligne 6').first().textContent()).resolves.toContain('Nombre de parts | 2,75')

    const take = drawer.getByRole('button', { name: 'Reprendre 2,75 parts\u202f: Nombre de parts' })
    await take.focus()
    await eventually(() => isSeenBeside(page, 'Nombre de parts')).toBe(true)
    await page.keyboard.press('Enter')
    const back = drawer.getByRole('button', { name: 'Annuler la reprise\u202f: Nombre de parts' })
    await back.waitFor()
    await eventually(() => back.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.locator('.field[data-shown]').getByLabel('Impôt sur le revenu annuel').waitFor()
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: 'Annuler la reprise\u202f: Impôt sur le revenu annuel' }).waitFor()
    await back.click()
    await take.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await saved(page.getByRole('region', { name: 'Fiscalité' }))
    expect(former['fiscal_part']).not.toBe(2.75)
    // The page may have said it of a value that was taken before.
    const { fiscal_part } = former
    await eventually(() => heldByServer(page, address, 'tax')).toMatchObject({ annual_tax: 4_042, fiscal_part })
    expect(takeErrors()).toEqual([])
  })

  test('is read by a program that the browser lets ask nothing of anybody', async () => {
    const { page } = await openCopy()
    const drawer = await openDrawer(page)
    const asked = page.waitForRequest(/\/assets\/papers\.[0-9a-f]+\.js$/)
    await give(drawer, 'avis.pdf', await taxNotice())
    const program = (await asked).url()
    await resultOf(drawer, 'Avis d’impôt')
    const started = page.waitForEvent('worker', (worker) => worker.url() === program)
    await page.evaluate((url) => {
      Object.assign(window, { reader: new Worker(url) })
    }, program)
    const send = () =>
      fetch('/api/v3/client-files', { method: 'POST', body: 'avis' }).then(
        () => 'sent',
        () => 'refused',
      )
    expect(await (await started).evaluate(send)).toBe('refused')
    expect(await page.evaluate(send)).toBe('sent')
    takeErrors()
  })

  test('that names nobody of the file asks who each declarant is; its code is shown, and said not to be verified', async () => {
    const { page, address } = await openCopy()
    const drawer = await openDrawer(page)
    await give(drawer, 'avis.pdf', await taxNotice({ parts: '2,50' }))
    await resultOf(drawer, 'Avis d’impôt')
    await eventually(() => drawer.getByRole('button', { name: /Revenu net mensuel/ }).count()).toBe(0)
    await drawer.getByText('Le client', { exact: true }).first().click()
    await drawer.getByRole('button', { name: /^Reprendre .*Revenu net mensuel du client/ }).click()
    await drawer.getByText('Nombre de parts\u202f: le code 2D-Doc dit 2,75 parts, le texte 2,5 parts.').waitFor()
    const code = drawer.getByRole('region', { name: 'Code 2D-Doc' })
    const said = (await code.textContent()) ?? ''
    for (const part of ['FR00', '0001', 'Non indiqué', '64 octets, ECDSA', 'n’a pas été vérifiée'])
      expect(said.replace(/\u00a0/g, ' ')).toContain(part)
    await eventually(() => drawer.textContent()).not.toMatch(/30 01 123 456 789|3001123456789/)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await openSection(page, 'Revenus')
    await saved(page.getByRole('region', { name: 'Revenus' }))
    expect(await heldByServer(page, address, 'income')).toMatchObject({ net_monthly_income: 3_200 })
  })

  test('that is a schedule adds a loan with the first value that is taken, and each other one goes to it', async () => {
    const { page, address } = await openCopy()
    const before = (await rowsHeldByServer(page, address, 'current-loans')).length
    const drawer = await openDrawer(page)
    await give(drawer, 'tableau.pdf', await loanSchedule())
    await resultOf(drawer, 'Tableau d’amortissement')
    await drawer.getByText('Le capital, le taux et la durée donnent une mensualité hors assurance de').waitFor()
    for (const field of ['Mensualité', 'Capital restant dû', 'Taux nominal', 'Date de fin']) {
      await drawer.getByRole('button', { name: new RegExp(`^Reprendre .*: ${field}`) }).click()
      await drawer.getByRole('button', { name: new RegExp(`^Annuler la reprise.*: ${field}`) }).waitFor()
    }
    await page.keyboard.press('Escape')
    await openSection(page, 'Crédits en cours')
    await saved(page.getByRole('region', { name: 'Crédits en cours' }))
    const loans = await eventually(() => rowsHeldByServer(page, address, 'current-loans')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ monthly_credit: 1_190.22, rate: 0.036, end_date: '2044-02-05' }),
      ]),
    )
    expect(loans).toHaveLength(before + 1)
  })

  test('that is a payslip goes to the person whom it names', async () => {
    const { page, address } = await openCopy()
    const { firstname, lastname } = await heldByServer(page, address, 'companion')
    const drawer = await openDrawer(page)
    await give(drawer, 'paie.pdf', await payslip(`Mme ${String(firstname)} ${String(lastname).toUpperCase()}`))
    await resultOf(drawer, 'Bulletin de paie')
    await drawer.getByRole('button', { name: /^Reprendre ATELIERS DU LITTORAL/ }).click()
    await drawer.getByRole('button', { name: /^Annuler la reprise.*: Employeur/ }).waitFor()
    await eventually(() => drawer.textContent()).not.toContain('78 006')
    await page.keyboard.press('Escape')
    await openSection(page, 'Conjoint·e')
    await saved(page.getByRole('region', { name: 'Conjoint·e' }))
    expect(await heldByServer(page, address, 'companion')).toMatchObject({ employer: 'ATELIERS DU LITTORAL' })
  })

  test('is read whichever way its pages lie, and by its code alone when it is a scan at 150 dpi', async () => {
    const { page } = await openCopy()
    const drawer = await openDrawer(page)
    for (const turned of [90, 180, 270] as const) {
      await give(drawer, `avis-${turned}.pdf`, await taxNotice({ turned }))
      await drawer.getByText(`avis-${turned}.pdf`).first().waitFor()
      await resultOf(drawer, 'Avis d’impôt')
      await drawer.getByText('Nombre de parts\u202f: le code 2D-Doc et le texte disent la même chose').waitFor()
    }
    await give(drawer, 'scan.pdf', await scan(await scannedNotice(await openPage())))
    await drawer.getByText('seul son code 2D-Doc a été lu').waitFor()
    await drawer.getByRole('button', { name: /^Reprendre 2,75 parts/ }).waitFor()
    await eventually(() => drawer.textContent()).not.toContain('ligne')
  })

  const unread: readonly (readonly [string, () => Promise<Buffer>, RegExp])[] = [
    ['mot-de-passe.pdf', () => taxNotice({ password: 'secret' }), /protégé par un mot de passe/],
    ['vide.pdf', () => Promise.resolve(Buffer.alloc(0)), /vide \(0 octet\)/],
    ['texte.pdf', () => Promise.resolve(Buffer.from('Bonjour')), /n’est pas un PDF/],
    ['tronque.pdf', async () => (await taxNotice()).subarray(0, 400), /abîmé/],
    ['image-sans-code.pdf', async () => scan(await dataMatrix('https://ants.gouv.fr')), /n’a pas de texte/],
    ['300-pages.pdf', () => letter(300), /dépasse 150.pages/],
    ['lettre.pdf', () => letter(), /n’est ni un avis d’impôt/],
    ['page-blanche.pdf', () => composePdf([() => undefined]), /n’a pas de texte/],
  ]

  test('that does not read says why, one after the other, and nothing changes', async () => {
    const { page } = await openCopy()
    const drawer = await openDrawer(page)
    const writes: string[] = []
    page.on('request', (request) => {
      if (!['GET', 'HEAD'].includes(request.method())) writes.push(request.url())
    })
    for (const [name, compose, sentence] of unread) {
      await give(drawer, name, await compose())
      await drawer.getByRole('button', { name }).waitFor()
      const alert = drawer.getByRole('alert').filter({ hasText: sentence })
      await alert.waitFor()
      await eventually(() => alert.textContent()).toContain(UNCHANGED)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    const opener = page.getByRole('button', { name: 'Lire un document' })
    await page.waitForFunction((button) => button === document.activeElement, await opener.elementHandle())
    expect(writes).toEqual([])
  })
})

/** Whether the field of a label is the one that is shown, and nothing lies over it. */
async function isSeenBeside(page: Page, label: string): Promise<boolean> {
  const field = page.locator('.field[data-shown]').getByLabel(label)
  await field.waitFor()
  return field.evaluate((input) => {
    const { left, right, top, bottom } = input.getBoundingClientRect()
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)[0] === input
  })
}

/** A page of a notice as a scanner at 150 dpi gives it: a JPEG, not quite straight, not quite sharp. */
async function scannedNotice(page: Page): Promise<Buffer> {
  const code = (await dataMatrix(TAX_NOTICE_CODE, 8)).toString('base64')
  await page.setViewportSize({ width: 1240, height: 1754 })
  await page.setContent(`
    <body style="margin: 0; background: #f4f1ea; font: 22px serif">
      <div style="transform: rotate(0.9deg); filter: blur(0.4px); padding: 80px; color: #222">
        <h1>AVIS D’IMPÔT 2022</h1>
        <img alt="" src="data:image/png;base64,${code}" style="width: 190px; float: right">
        ${'<p>Impôt sur les revenus de l’année 2021, établi en 2022. Nombre de parts : 2,75.</p>'.repeat(14)}
      </div>
    </body>`)
  const picture = await page.screenshot({ type: 'jpeg', quality: 70 })
  await page.context().close()
  return picture
}
