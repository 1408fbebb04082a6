import { chromium } from 'playwright-core'
import { type ServedApplication, type Session, sessionOf } from '../browser/session'
import { domainOf, firmOf } from './domains'

/** What a journey works with: the application and the browser of all journeys, and a firm of its own. */
interface JourneySession extends Session<ServedApplication> {
  /** The e-mail address of somebody in the firm of this journey: `emailOf('c.aubrac')`. */
  readonly emailOf: (person: string) => string
}

/** Joins what config/jest/journeysSetup.cjs started. */
export function journeySession(): JourneySession {
  const domain = domainOf(firmOf(expect.getState().testPath ?? ''))
  return { ...sessionOf(join), emailOf: (person) => `${person}@${domain}` }
}

async function join() {
  const browser = await chromium.connect(process.env['JOURNEYS_BROWSER'] ?? '')
  const application = {
    url: process.env['JOURNEYS_URL'] ?? '',
    dataFolder: process.env['JOURNEYS_DATA'] ?? '',
  }
  return { application, browser, close: () => browser.close() }
}
