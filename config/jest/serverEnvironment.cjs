'use strict'
const { TestEnvironment } = require('jest-environment-node')
const { applyOrder } = require('./order.cjs')

/**
 * Skips the tests of a file whose preparation found no demo firm: one test says why there is none
 * (server/demo/creation.test.ts), the others would only repeat it.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  isWithoutDemoFirm = false

  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent(event) {
    applyOrder(event)
    if (event.name === 'hook_failure') this.isWithoutDemoFirm ||= String(event.error).includes('DemoFirmMissing')
    if (event.name === 'test_start' && this.isWithoutDemoFirm) event.test.mode = 'skip'
  }
}
