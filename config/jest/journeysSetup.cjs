'use strict'
const { readdirSync } = require('node:fs')
const { join } = require('node:path')
const { firmOf } = require('../../__tests__/support/journeys/domains')
const { startRunning, stopRunning } = require('../../__tests__/support/journeys/running')
const prepareBrowser = require('./browserSetup.cjs')

const JOURNEYS = join(__dirname, '../../__tests__/journeys')

/** Starts the application and the browser of all journeys, with a firm for each. */
module.exports = async () => {
  await prepareBrowser()
  try {
    await startRunning(
      readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map(firmOf),
    )
  } catch (error) {
    // Jest tears nothing down after a setup that failed.
    await stopRunning()
    throw error
  }
}
