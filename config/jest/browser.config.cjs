'use strict'
const shared = require('./shared.cjs')

/** The built application in Chromium. @type {import('jest').Config} */
module.exports = {
  ...shared,
  displayName: 'browser',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  globalSetup: '<rootDir>/config/jest/browserSetup.cjs',
  globalTeardown: '<rootDir>/config/jest/browserTeardown.cjs',
  maxWorkers: 2,
  testTimeout: 60_000,
}
