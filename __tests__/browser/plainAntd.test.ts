import type { Page } from 'playwright-core'
import { openPlainAntd } from '../support/browser/plainAntd'
import { browserSession } from '../support/browser/session'

// What antd 6.6.8 does as it is published, each a reason for a part of client/ui. A test that fails after a new version
// says that antd mended it: strike it out, and the part with it.

describe('plain antd', () => {
  const { openPage } = browserSession()
  let page: Page
  let show: (component: string, properties?: string) => Promise<void>
  beforeEach(async () => {
    page = await openPage()
    show = await openPlainAntd(page)
  })
  afterEach(() => page.close())

  /** What is under the root, as it is told to who does not see it. */
  const told = () => page.locator('#root').ariaSnapshot()

  test('the eye of a password is smaller than 24 pixels (theme/fields.css)', async () => {
    await show('Input.Password')
    const box = await page.locator('.ant-input-password-icon').boundingBox()
    expect(box?.height).toBeLessThan(24)
  })

  test('a select tells no value with its name (SelectInput)', async () => {
    await show('Select', `{ 'aria-labelledby': 'name', value: 1, options: [{ value: 1, label: 'Marié' }] }`)
    const box = page.getByRole('combobox', { name: 'Situation' })
    expect(await box.inputValue()).toBe('')
    expect(await page.getByRole('combobox', { name: 'Situation Marié' }).count()).toBe(0)
  })

  test('a select tells few of its options (SelectInput)', async () => {
    await show(
      'Select',
      `{ open: true, options: Array.from({ length: 40 }, (_, value) => ({ value, label: 'Choix ' + value })) }`,
    )
    await page.locator('[role=listbox]').waitFor({ state: 'attached' })
    expect(await page.getByRole('option', { includeHidden: true }).count()).toBeLessThan(10)
  })

  test('a number loses a text that is none, and is cut to its bounds (NumberInput)', async () => {
    await show('InputNumber', '{ max: 100 }')
    const field = page.getByRole('spinbutton')
    await field.fill('environ 12')
    await field.press('Tab')
    expect(await field.inputValue()).not.toBe('environ 12')
    await field.fill('250')
    await field.press('Tab')
    expect(await field.inputValue()).toBe('100')
  })

  test('a slider has no name (SliderInput)', async () => {
    await show('Slider', `{ 'aria-label': 'Durée' }`)
    expect(await page.getByRole('slider', { name: 'Durée' }).count()).toBe(0)
  })

  test('a bar of choices has one stop more than its choices (Segments)', async () => {
    await show('Segmented', `{ options: ['Liste', 'Colonnes'] }`)
    expect(await page.locator('.ant-segmented[tabindex="0"]').count()).toBe(1)
    expect(await told()).toContain('segmented control')
  })

  test('a tooltip is not for who comes by the keyboard (AntdTheme)', async () => {
    await show('Tooltip', `{ title: 'Pourquoi', children: load('react').createElement('button', {}, 'Onglet') }`)
    await page.getByRole('button').focus()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await page.getByRole('tooltip').count()).toBe(0)
    await page.getByRole('button').hover()
    await page.getByRole('tooltip').waitFor()
  })

  test('a notification interrupts, and goes while one is about to press its button (Toasts)', async () => {
    await page.clock.install()
    await show('Button')
    await page.evaluate(`notify({ title: 'Archivé', actions: load('react').createElement('button', {}, 'Annuler') })`)
    const notice = page.getByRole('alert').filter({ hasText: 'Archivé' })
    await notice.getByRole('button', { name: 'Annuler' }).focus()
    await page.clock.runFor(20_000)
    await notice.waitFor({ state: 'detached' })
  })

  test('an alert is closed by a button with an English name (ErrorBlock has none)', async () => {
    await show('Alert', `{ title: 'Attention', closable: true }`)
    expect(await page.getByRole('button', { name: 'Fermer' }).count()).toBe(0)
    expect(await told()).toMatch(/button "close"/i)
  })

  test('no key leads through the calendar (DateInput)', async () => {
    await show('DatePicker', '{ open: true }')
    await page.locator('.ant-picker-dropdown td').first().waitFor()
    expect(await page.getByRole('grid').count()).toBe(0)
    expect(await page.locator('.ant-picker-dropdown td[tabindex]').count()).toBe(0)
  })

  test('a list that completes what is typed points at an option that is not there (Combobox)', async () => {
    await show('AutoComplete', `{ open: true, defaultActiveFirstOption: false, options: [{ value: 'Nantes' }] }`)
    const pointed = (await page.getByRole('combobox').getAttribute('aria-activedescendant')) ?? ''
    expect(pointed).toMatch(/_list_-1$/)
    expect(await page.locator(`[id="${pointed}"]`).count()).toBe(0)
  })

  test('the pages of a list do not say which is open (Pagination)', async () => {
    await show('Pagination', '{ total: 50 }')
    expect(await page.locator('[aria-current]').count()).toBe(0)
    expect(await page.locator('li[tabindex="0"]:not([role])').count()).toBeGreaterThan(0)
  })

  test('the head of a column is not pressed by Space (SortButton)', async () => {
    await show(
      'Table',
      `{ columns: [{ dataIndex: 'name', title: 'Nom', sorter: (a, b) => a.name.localeCompare(b.name) }], dataSource: [{ key: 1, name: 'A' }] }`,
    )
    const head = page.locator('th').first()
    await head.press('Space')
    expect(await head.getAttribute('aria-sort')).not.toBe('ascending')
    await head.press('Enter')
    await page.locator('th[aria-sort=ascending]').waitFor()
  })
})
