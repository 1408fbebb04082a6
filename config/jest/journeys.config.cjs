'use strict'
const run = require('./run.cjs')
const shared = require('./shared.cjs')

/**
 * What people do with the built application in Chromium, one journey a feature: the part of the browser tests that `npm test` has. One
 * application and one browser for all of them, a firm for each. @type {import('jest').Config}
 */
module.exports = {
  ...shared,
  ...run,
  displayName: 'journeys',
  testEnvironment: 'node',
  // A journey knows the product by its pages only: it needs no contract.
  setupFiles: [],
  testMatch: ['<rootDir>/__tests__/journeys/**/*.test.ts'],
  globalSetup: '<rootDir>/config/jest/journeysSetup.cjs',
  globalTeardown: '<rootDir>/config/jest/journeysTeardown.cjs',
  maxWorkers: 1,
  // The end of a journey that waits in vain.
  testTimeout: 240_000,
}
