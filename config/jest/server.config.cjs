'use strict'
const shared = require('./shared.cjs')

/** The server on a real PostgreSQL, started once; each file works in its own clone of a migrated database. @type {import('jest').Config} */
module.exports = {
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'],
  globalSetup: '<rootDir>/__tests__/support/server/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/server/globalTeardown.ts',
  maxWorkers: 2,
  testTimeout: 30_000,
}
