'use strict'
const { inParts } = require('./parts.cjs')
const server = require('./server.config.cjs')

// Jest reads the first three for a whole run, not in a project.
const { randomize, testTimeout, maxWorkers, ...project } = server

/** Every test of the server, as `npm test` runs them. @type {import('jest').Config} */
module.exports = {
  rootDir: project.rootDir,
  randomize,
  testTimeout,
  // One more than by file: a test of the server often waits, for its database or a program that it started.
  maxWorkers: maxWorkers + 1,
  projects: inParts(project, {
    count: 14,
    // They declare resources and a scheme that the application does not have.
    alone: [
      'server/collections/aggregate.test.ts',
      'server/collections/collection.test.ts',
      'server/oneMoreScheme.test.ts',
    ],
  }),
}
