import type { Page } from 'playwright-core'
import { eventually } from '../support/browser/eventually'
import { openPlainAntd } from '../support/browser/plainAntd'
import { browserSession } from '../support/browser/session'

// What antd 6.6.8 does as it is published, each a reason for a part of client/ui. A test that fails after a new version
// says that antd mended it: strike it out, and the part with it.

/** JavaScript of an element inside another: a part of antd, or a tag between quotes. */
const element = (type: string, properties: string, content: string): string =>
  `load('react').createElement(${type.startsWith("'") ? type : `load('antd').${type}`}, ${properties}, '${content}')`

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
    const height = async () => (await page.locator('.ant-input-password-icon').boundingBox())?.height
    await eventually(height).toBeLessThan(24)
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
    await eventually(() => field.inputValue()).not.toBe('environ 12')
    await field.fill('250')
    await field.press('Tab')
    await eventually(() => field.inputValue()).toBe('100')
  })

  test('an icon is read out by its English name (SelectInput, PasswordInput, Toasts, ErrorBlock, windows and drawers)', async () => {
    await show('Select')
    await eventually(told).toContain('img "down"')
    await show('Alert', `{ showIcon: true, type: 'error', title: 'Attention' }`)
    await eventually(told).toContain('img "close-circle"')
  })

  test('a slider has no name (SliderInput)', async () => {
    await show('Slider', `{ 'aria-label': 'Durée' }`)
    expect(await page.getByRole('slider', { name: 'Durée' }).count()).toBe(0)
  })

  test('a bar of choices has one stop more than its choices (Segments)', async () => {
    await show('Segmented', `{ options: ['Liste', 'Colonnes'] }`)
    await eventually(() => page.locator('.ant-segmented[tabindex="0"]').count()).toBe(1)
    await eventually(told).toContain('segmented control')
  })

  test('a tooltip is not for who comes by the keyboard (AntdTheme)', async () => {
    await page.clock.install()
    await show('Tooltip', `{ title: 'Pourquoi', children: ${element("'button'", '{}', 'Onglet')} }`)
    await page.getByRole('button').focus()
    await page.clock.runFor(10_000)
    expect(await page.getByRole('tooltip').count()).toBe(0)
    await page.getByRole('button').hover()
    await page.getByRole('tooltip').waitFor()
  })

  test('a notification interrupts, and goes while one is about to press its button (Toasts)', async () => {
    await page.clock.install()
    await show('Button')
    await page.evaluate(`notify({ title: 'Archivé', actions: ${element("'button'", '{}', 'Annuler')} })`)
    const notice = page.getByRole('alert').filter({ hasText: 'Archivé' })
    await notice.getByRole('button', { name: 'Annuler' }).focus()
    await page.clock.runFor(20_000)
    await notice.waitFor({ state: 'detached' })
  })

  test('an alert is closed by a button with an English name (ErrorBlock has none)', async () => {
    await show('Alert', `{ title: 'Attention', closable: true }`)
    expect(await page.getByRole('button', { name: 'Fermer' }).count()).toBe(0)
    await eventually(told).toMatch(/button "close"/i)
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
    await eventually(() => page.locator('li[tabindex="0"]:not([role])').count()).toBeGreaterThan(0)
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

  test('rows that are drawn as they are reached are no rows (LotTable)', async () => {
    await show(
      'Table',
      `{ virtual: true, scroll: { x: 300, y: 200 }, columns: [{ dataIndex: 'name', title: 'Nom' }], dataSource: [{ key: 1, name: 'T2 B204' }] }`,
    )
    await page.getByText('T2 B204').waitFor()
    expect(await page.getByRole('row').filter({ hasText: 'T2 B204' }).count()).toBe(0)
  })

  test('a table that scrolls takes no focus, and reads out each change (ScrollingTable)', async () => {
    await show(
      'Table',
      `{ scroll: { x: 3000 }, columns: [{ dataIndex: 'name', title: 'Nom' }], dataSource: [{ key: 1, name: 'A' }] }`,
    )
    const scrolled = page.locator('.ant-table-content')
    await eventually(() => scrolled.evaluate((area) => area.scrollWidth > area.clientWidth)).toBe(true)
    expect(await scrolled.getAttribute('tabindex')).toBeNull()
    expect(await page.getByRole('table').evaluate((table) => table.closest('[aria-live=polite]'))).not.toBeNull()
  })

  test('a link of a menu stands in an item of it, a second stop, and is not said to be the page (MenuList, menu of the consumer side)', async () => {
    await show('Menu', `{ selectedKeys: [1], items: [{ key: 1, label: ${element("'a'", "{ href: '#' }", 'Blog')} }] }`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.locator('[role=menuitem] a:focus').waitFor()
    expect(await page.locator('[aria-current]').count()).toBe(0)
  })

  test('a menu that opens is not entered, and its button does not say that it is open (ActionMenu)', async () => {
    await show(
      'Dropdown',
      `{ trigger: ['click'], menu: { items: [{ key: 1, label: 'Archiver' }] }, children: ${element("'button'", '{}', 'Actions')} }`,
    )
    const button = page.getByRole('button', { name: 'Actions' })
    await button.press('Enter')
    await page.locator('.ant-dropdown:not([class*=motion]) [role=menuitem]').waitFor()
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await button.getAttribute('aria-expanded')).toBeNull()
  })

  test('a tab is called by its place, in English, and not all are in sight on a phone (ResultTabs)', async () => {
    await page.setViewportSize({ width: 300, height: 500 })
    await show('Tabs', `{ items: Array.from({ length: 8 }, (_, key) => ({ key, label: 'Tableau annuel' })) }`)
    await page.locator('[role=tablist] button:not([role=tab])').waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('tab', { name: 'Tab 1 of 8 Tableau annuel' }).waitFor()
  })

  test.each([
    ['Collapse', `{ items: [{ key: 1, label: 'Prêt' }] }`],
    ['Upload.Dragger', `{ children: 'Choisir' }`],
  ])('what %s calls a button is pressed by Enter alone (pressWithSpace)', async (component, properties) => {
    await show(component, properties)
    const button = page.getByRole('button')
    const clicks = await button.evaluateHandle((pressed) => {
      const counted = { count: 0 }
      const hear = () => {
        counted.count += 1
      }
      ;(pressed.querySelector('input') ?? pressed).addEventListener('click', hear)
      return counted
    })
    await button.press('Space')
    expect(await clicks.evaluate(({ count }) => count)).toBe(0)
    expect(await button.evaluate((pressed) => pressed.matches('button'))).toBe(false)
  })

  test.each(['Modal', 'Drawer'])(
    'a %s that leaves the page open loses the focus, and is not described (useFocusReturn, DialogDescription)',
    async (component) => {
      const origin = page.locator('#name')
      await origin.evaluate((name) => {
        name.tabIndex = 0
        name.focus()
      })
      await show('Card', `{ children: ${element(component, `{ open: true, title: 'Titre' }`, 'Perdu.')} }`)
      const dialog = page.getByRole('dialog', { name: 'Titre' })
      await page.waitForFunction(() => document.activeElement?.closest('.ant-modal, .ant-drawer') !== null)
      expect(await dialog.getAttribute('aria-describedby')).toBeNull()
      await show('Card')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    },
  )

  test('what is known of something is told without heads of rows, unless it is bordered (Facts)', async () => {
    const items = `items: [{ key: 1, label: 'Société', children: 'Ormeval' }]`
    await show('Descriptions', `{ ${items} }`)
    expect(await page.getByRole('rowheader').count()).toBe(0)
    await show('Descriptions', `{ bordered: true, ${items} }`)
    await page.getByRole('rowheader', { name: 'Société' }).waitFor()
  })

  test('lines that wait are told as a heading and a list (Skeleton)', async () => {
    await show('Skeleton')
    await eventually(told).toContain('heading')
    await eventually(() => page.getByRole('listitem').count()).toBeGreaterThan(0)
  })

  test('a step does not say that it is the current one (FirstStepList)', async () => {
    await show('Steps', `{ current: 1, items: [{ title: 'Un' }, { title: 'Deux' }] }`)
    expect(await page.locator('[aria-current]').count()).toBe(0)
  })

  test('the title of a card, or of a panel that folds, is no heading (Card, FieldGroup)', async () => {
    await show('Card', `{ title: 'Prêt', children: 'Durée' }`)
    expect(await page.getByRole('heading').count()).toBe(0)
    await show('Collapse', `{ items: [{ key: 1, label: 'Prêt' }] }`)
    expect(await page.getByRole('heading').count()).toBe(0)
  })
})
