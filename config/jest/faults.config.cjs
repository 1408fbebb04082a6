'use strict'
const server = require('./server.config.cjs')

/** The server while its processes are killed, its database is lost and its disk is full. @type {import('jest').Config} */
module.exports = {
  ...server,
  displayName: 'faults',
  testRegex: '/__tests__/faults/.*\\.test\\.ts$',
  // What the longest tests may take, on a busy machine as well; the end of one that waits in vain.
  testTimeout: 300_000,
}
