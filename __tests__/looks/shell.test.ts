import type { JSHandle, Page } from 'playwright-core'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )

/**
 * Writes down, at each frame from now on, where each choice of a menu and each button of a question stands, by what it says. What is still
 * transparent is being put in its place: nobody sees it, and nobody presses it.
 */
const followChoices = (page: Page): Promise<JSHandle<Map<string, Set<string>>>> =>
  page.evaluateHandle(() => {
    const places = new Map<string, Set<string>>()
    const look = () => {
      for (const element of document.querySelectorAll('[role=menuitem], .ant-modal button')) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const isInSight = element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 0
        if (!isInSight) continue
        const seen = places.get(element.textContent) ?? new Set()
        places.set(element.textContent, seen.add([x, y, width, height].map(Math.round).join(' ')))
      }
      requestAnimationFrame(look)
    }
    look()
    return places
  })

describe('the shell', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    expect(takeErrors()).toEqual([])
  })

  async function openFiles(): Promise<Page> {
    const page = await openPage()
    await logIn(page, ADVISER)
    await page.locator('.file-link').first().waitFor()
    return page
  }

  test('the bar of a page is 64 px high, 56 on a narrow screen, 48 when compact, also of a file', async () => {
    const page = await openFiles()
    const barIs = (height: number) =>
      page.waitForFunction((expected) => document.querySelector('.page-header')?.clientHeight === expected - 1, height)
    await barIs(64)
    await page.setViewportSize({ width: 1100, height: 900 })
    await barIs(56)
    await page.setViewportSize({ width: 1900, height: 900 })
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('navigation', { name: 'Onglets du dossier' }).waitFor()
    await barIs(64)
    await page.goBack()
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByRole('dialog').getByText('Compact', { exact: true }).click()
    await barIs(48)
  })

  test('a menu and a question never move once they are in sight: a press and its release meet the same choice', async () => {
    const page = await openFiles()
    const places = await followChoices(page)
    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).waitFor()
    await settled(page)
    const seen = await places.evaluate((all) => [...all].map(([choice, found]) => [choice, [...found]]))
    const once: unknown = [expect.any(String)]
    expect(Object.fromEntries(seen)).toMatchObject({ Déconnexion: once, Annuler: once, 'Se déconnecter': once })
  })
})
