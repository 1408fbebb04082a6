'use strict'
const { TestEnvironment } = require('jest-environment-node')
const { applyOrder } = require('./order.cjs')

/** Node, where the tests of a file come in the order that is asked for. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent(event) {
    applyOrder(event)
  }
}
