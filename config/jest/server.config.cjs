'use strict'
const run = require('./run.cjs')
const shared = require('./shared.cjs')

/** The server on a real PostgreSQL, started once; each file works in its own clone of a migrated database. @satisfies {import('jest').Config} */
module.exports = {
  ...shared,
  ...run,
  displayName: 'server',
  // asn1js, which passkeys are read by, has a class of this name.
  sandboxInjectedGlobals: shared.sandboxInjectedGlobals.filter((name) => name !== 'Set'),
  testEnvironment: '<rootDir>/config/jest/serverEnvironment.cjs',
  // d3 is published as ES modules only, but for its "umd" entry.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'umd'] },
  // Dependencies of Fastify's plugins are published as ES modules only, which Jest can neither require nor import.
  transform: { ...shared.transform, '/node_modules/.*\\.js$': '<rootDir>/config/jest/typescriptTransform.cjs' },
  transformIgnorePatterns: [
    '/node_modules/(?!(content-disposition|cookie|@fastify/cookie|age-encryption|@noble|@scure)/)',
  ],
  testRegex: '/__tests__/(server|app/server|features/(?:scpi/)?[^/]+/server)/.*\\.test\\.ts$',
  globalSetup: '<rootDir>/__tests__/support/server/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/server/globalTeardown.ts',
  maxWorkers: 2,
  // The end of a test that waits in vain.
  testTimeout: 180_000,
}
