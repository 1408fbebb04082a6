'use strict'
const run = require('./run.cjs')
const shared = require('./shared.cjs')

/** The built application in Chromium. @type {import('jest').Config} */
module.exports = {
  ...shared,
  ...run,
  displayName: 'browser',
  testEnvironment: '<rootDir>/config/jest/browserEnvironment.cjs',
  testMatch: ['<rootDir>/__tests__/{browser,looks,crawl,torture}/**/*.test.ts'],
  globalSetup: '<rootDir>/config/jest/browserSetup.cjs',
  globalTeardown: '<rootDir>/config/jest/browserTeardown.cjs',
  maxWorkers: 2,
  // What the longest journeys may take; the end of one that waits in vain.
  testTimeout: 240_000,
}
