'use strict'
const { stopRunning } = require('../../__tests__/support/journeys/running')
const removeData = require('./browserTeardown.cjs')

/** Ends what journeysSetup.cjs started. */
module.exports = async () => {
  await stopRunning()
  await removeData()
}
