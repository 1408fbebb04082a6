'use strict'
const shared = require('./shared.cjs')

/**
 * The built application in Chromium. The walk over every route takes minutes: `npm run test:walk` asks for it.
 * @type {import('jest').Config}
 */
module.exports = {
  ...shared,
  displayName: 'browser',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  testPathIgnorePatterns: process.env['WALK'] ? [] : ['/browser/walk\\.test\\.ts$'],
  globalSetup: '<rootDir>/config/jest/browserSetup.cjs',
  maxWorkers: 1,
  testTimeout: 60_000,
}
