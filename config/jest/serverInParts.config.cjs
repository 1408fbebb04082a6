'use strict'
const { readdirSync, statSync } = require('node:fs')
const path = require('node:path')
const run = require('./run.cjs')
const server = require('./server.config.cjs')

const ROOT = path.resolve(__dirname, '../..')
/** More parts share the work better between two workers; each part loads the application once more. */
const PARTS = 14
const TESTS = /^(server|app\/server|features\/[^/]+\/server)\/.*\.test\.ts$/
/** They declare resources and a scheme that the application does not have: each keeps a context of its own. */
const ALONE = [
  'server/collections/aggregate.test.ts',
  'server/collections/collection.test.ts',
  'server/oneMoreScheme.test.ts',
]

/** @param {string} file in __tests__ @returns {number} in bytes: a longer file has more tests, as a rule */
const sizeOf = (file) => statSync(path.join(ROOT, '__tests__', file)).size

/** @returns {string[][]} the files of server tests, in __tests__, dealt out from the longest to the shortest */
function parts() {
  const files = readdirSync(path.join(ROOT, '__tests__'), { recursive: true, encoding: 'utf8' })
    .filter((file) => TESTS.test(file) && !ALONE.includes(file))
    .sort((one, other) => sizeOf(other) - sizeOf(one))
  return Array.from({ length: PARTS }, (_, part) => files.filter((_file, index) => index % PARTS === part))
}

/**
 * Every test of the server, as `npm test` runs them: the files of a part are run in one context, which loads the application once. That takes
 * half of the time that server.config.cjs takes, with a context for each file. @type {import('jest').Config}
 */
module.exports = {
  ...run,
  rootDir: ROOT,
  // Jest reads these two here only, not in a project. A test of the server often waits, for its database or a program that it started.
  maxWorkers: 3,
  testTimeout: 180_000,
  projects: [
    ...parts().map((files, part) => ({
      ...server,
      displayName: `server ${part + 1}`,
      globals: { SERVER_TESTS: files },
      testMatch: ['<rootDir>/__tests__/support/server/part.ts'],
    })),
    { ...server, displayName: 'server alone', testMatch: ALONE.map((file) => `<rootDir>/__tests__/${file}`) },
  ],
}
