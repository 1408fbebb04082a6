import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../config/chromium.cjs'
import { startApplication, type Application } from '../support/browser/application'
import { torture } from '../support/torture/journey'
import { tortureSales } from '../support/torture/sales'
import { tortureScpiClient } from '../support/torture/scpiClient'

describe('work while everything goes wrong', () => {
  let application: Application
  let browser: Browser
  beforeAll(async () => {
    application = await startApplication()
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: CHROMIUM_FLAGS })
  })
  afterAll(async () => {
    await browser.close()
    await application.stop()
  })

  test('on a client file loses nothing, does nothing twice, and calls nothing saved that is not', async () => {
    const { lost, duplicated, undurable, acknowledged } = await torture(browser, application, {
      seed: 2026,
      edits: 30,
      kills: 1,
      expiries: 1,
      reloads: 1,
      cuts: 1,
      additions: 1,
    })
    expect({ lost, duplicated, undurable }).toEqual({ lost: [], duplicated: [], undurable: [] })
    expect(acknowledged).toBeGreaterThan(10)
  })

  test('on an SCPI client and his account loses nothing either', async () => {
    const verdict = await tortureScpiClient(browser, application, {
      seed: 2026,
      edits: 24,
      kills: 1,
      expiries: 1,
      reloads: 1,
      cuts: 1,
    })
    expect(verdict).toEqual({ lost: [], duplicated: [], undurable: [] })
  })

  test('on sales does each of them once, over a server that is killed in the midst', async () => {
    const verdict = await tortureSales(application, { seed: 2026, sales: 2, kills: 2 })
    expect(verdict).toEqual({ lost: [], duplicated: [], undurable: [] })
  })
})
