import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { copyFile, heldByServer } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { followSystemTheme } from '../support/browser/followSystemTheme'
import { logIn } from '../support/browser/logIn'
import { beginMeeting, endMeeting, keepFirstLot, openView } from '../support/browser/meeting'
import { browserSession } from '../support/browser/session'
import { settled } from '../support/browser/solution'
import { allDrawn } from '../support/browser/requests'

const ADVISER = 'c.aubrac@ormeval.example'

/** A finger goes across the page, from one place to the other. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 240 }] })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
}

describe('what a client is shown', () => {
  const { openPage, takeErrors } = browserSession()

  test.each(['light', 'dark'] as const)(
    'one figure of 64 px, three sliders; what is moved is kept or let go: %s',
    async (theme) => {
      const page = await openPage({
        viewport: { width: 1180, height: 820 },
        reducedMotion: 'reduce',
        colorScheme: theme,
      })
      await logIn(page, ADVISER)
      await followSystemTheme(page)
      const address = await copyFile(page, /Marchetti/)
      await page.goto(`${address}/solution`)
      await settled(page)
      await beginMeeting(page)
      const figure = page.locator('.meeting-figure strong')
      await figure.waitFor()
      await eventually(() =>
        figure.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      ).toBeGreaterThanOrEqual(64)
      await eventually(() => page.locator('.meeting-lever').getByRole('slider').count()).toBe(3)
      await eventually(() => page.locator('input, select, textarea, [role=combobox]').count()).toBe(0)
      await eventually(() => accessibilityFaults(page)).toEqual([])

      const before = await figure.innerText()
      const held = () => heldByServer(page, address, 'simulation')
      const { loan_duration: saved } = await held()
      await page.getByRole('slider', { name: 'Durée du prêt' }).press('ArrowLeft')
      await page.getByText('Essai, non enregistré.').waitFor()
      await page.waitForFunction(
        (text) => document.querySelector('.meeting-figure strong')?.textContent !== text,
        before,
      )
      await openView(page, 'Votre situation')
      await openView(page, 'Votre projet')
      await page.getByText('Essai, non enregistré.').waitFor()
      await page.getByRole('button', { name: 'Quitter le mode rendez-vous' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revenir au rendez-vous' }).click()
      await page.getByRole('button', { name: 'Revenir à la proposition' }).click()
      await page.waitForFunction(
        (text) => document.querySelector('.meeting-figure strong')?.textContent === text,
        before,
      )
      expect((await held())['loan_duration']).toBe(saved)

      await page.getByRole('button', { name: 'Durée du prêt : moins' }).click()
      await page.getByText('Essai, non enregistré.').waitFor()
      const written = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
      await page.getByRole('button', { name: 'Garder ce scénario' }).click()
      await written
      expect((await held())['loan_duration']).toBe(Number(saved) - 1)
      await endMeeting(page)
      expect(takeErrors()).toEqual([])
    },
  )

  test.each([
    [1024, 768],
    [1180, 820],
    [1440, 900],
    [390, 844],
  ])('at %i × %i the figure, its sentence, its chart and the sliders are in sight together', async (width, height) => {
    const page = await openPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    await page.goto(`${await copyFile(page, /Marchetti/)}/solution`)
    await settled(page)
    await beginMeeting(page)
    await page.locator('.meeting-figure').waitFor()
    await allDrawn(page)
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((part) => part.getBoundingClientRect().bottom)
    await eventually(() => bottomOf('.meeting-lever')).toBeLessThanOrEqual(height)
    await eventually(() => bottomOf('.meeting-sentence')).toBeLessThanOrEqual(height)
    await eventually(() =>
      page.locator('.chart-drawing').evaluate((chart) => chart.getBoundingClientRect().top),
    ).toBeGreaterThan(0)
    expect(takeErrors()).toEqual([])
  })

  test('what is tried when the meeting begins goes on in it, and may be kept there', async () => {
    const page = await openPage({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    const address = await copyFile(page, /Marchetti/)
    await page.goto(`${address}/solution`)
    await settled(page)
    const { loan_duration: saved } = await heldByServer(page, address, 'simulation')
    await page.getByRole('switch', { name: 'Essayer sans enregistrer' }).click()
    await page.getByRole('slider', { name: /^Durée/ }).press('ArrowLeft')
    await page.getByRole('button', { name: 'Garder', exact: true }).waitFor()
    await beginMeeting(page)
    await page.getByText('Essai, non enregistré.').waitFor()
    const written = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.getByRole('button', { name: 'Garder ce scénario' }).click()
    await written
    expect((await heldByServer(page, address, 'simulation'))['loan_duration']).toBe(Number(saved) - 1)
    expect(takeErrors()).toEqual([])
  })

  test('a lot kept is shown with what it would cost a month, and nothing of a commission', async () => {
    const page = await openPage({ viewport: { width: 1180, height: 820 }, reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    await page.goto(await copyFile(page, /Marchetti/))
    await keepFirstLot(page)
    await beginMeeting(page)
    await openView(page, 'Vos biens')
    await page.getByText(/^Il vous resterait (?:à sortir|en plus) \d.*€\/mois$/).waitFor()
    await eventually(() => page.locator('main').innerText()).not.toMatch(/commission|•••/i)
    await eventually(() =>
      page
        .locator('main')
        .getByRole('button', { name: /masqué/ })
        .count(),
    ).toBe(0)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('the views are turned over by the arrow keys and by a swipe', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    await page.goto(await copyFile(page, /Marchetti/))
    await page.locator('main h2').first().waitFor()
    await beginMeeting(page)
    const isOpen = (path: string) => page.waitForURL(new RegExp(`/${path}$`))
    await isOpen('synthesis')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('ArrowRight')
    await isOpen('solution')
    await page.locator('.meeting-figure').waitFor()
    await swipe(page, 300, 80)
    await isOpen('lot-proposals')
    await swipe(page, 80, 300)
    await isOpen('solution')
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('.file-tabs, .rail, .bottom-bar'))
          sessionStorage.setItem('seen', 'the tabs or the menu')
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await page.locator('.meeting-figure').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
    expect(takeErrors()).toEqual([])
  })
})
