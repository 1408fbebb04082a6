'use strict'
const { existsSync } = require('node:fs')

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags for a browser without a screen that talks to nobody but the application under test. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The program that CHROMIUM_PATH names, or the first one that is installed; undefined when there is none. */
function findChromium() {
  return [process.env['CHROMIUM_PATH'], ...PLACES].find((place) => place && existsSync(place))
}

module.exports = { CHROMIUM_FLAGS, findChromium }
