'use strict'
const { inParts } = require('./parts.cjs')
const run = require('./run.cjs')
const server = require('./server.config.cjs')

/** Every test of the server, as `npm test` runs them. @type {import('jest').Config} */
module.exports = {
  ...run,
  rootDir: `${__dirname}/../..`,
  // Jest reads these two here only, not in a project. A test of the server often waits, for its database or a program that it started.
  maxWorkers: 3,
  testTimeout: 180_000,
  projects: inParts(server, {
    count: 14,
    // They declare resources and a scheme that the application does not have.
    alone: [
      'server/collections/aggregate.test.ts',
      'server/collections/collection.test.ts',
      'server/oneMoreScheme.test.ts',
    ],
  }),
}
