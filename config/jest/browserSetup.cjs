'use strict'
const { existsSync } = require('node:fs')
const { join } = require('node:path')
const { startApplication } = require('../../__tests__/support/browser/application')
const { findChromium } = require('../chromium.cjs')

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/**
 * Refuses to start without a browser or without the built application, each with one line that says what to do; then
 * makes the data of the demo firm once, for each file of tests to copy.
 */
module.exports = async () => {
  const chromium = findChromium()
  if (!chromium)
    stop(
      'Aucun navigateur Chromium : installez-le (« apt-get install chromium ») ou donnez son chemin dans CHROMIUM_PATH.',
    )
  if (!existsSync(join(__dirname, '../../dist/server/main.js')))
    stop('L’application n’est pas construite : lancez « npm run build ».')
  process.env['CHROMIUM_PATH'] = chromium
  const application = await startApplication()
  await application.close()
  process.env['DEMO_DATA'] = application.dataFolder
}
