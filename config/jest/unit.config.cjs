'use strict'
const run = require('./run.cjs')
const shared = require('./shared.cjs')

// antd's published bundle is one file instead of about 1,900: a test file starts in 0.2 s instead of 1 s. The modules of
// its icons ask for an ES module, so they come from their bundle too, which calls React by its global name.
const BUNDLES = {
  '^antd$': '<rootDir>/node_modules/antd/dist/antd.js',
  '^@ant-design/icons$': '<rootDir>/node_modules/@ant-design/icons/dist/index.umd.js',
  '^React$': '<rootDir>/node_modules/react/index.js',
}

/** Components and their store, without a browser. */
const client = {
  ...shared,
  testEnvironment: '<rootDir>/config/jest/clientEnvironment.cjs',
  // d3 is published as ES modules only, but for its "umd" entry.
  testEnvironmentOptions: { customExportConditions: ['browser', 'umd'], url: 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/config/jest/clientSetup.ts'],
  moduleNameMapper: { ...BUNDLES, '\\.css$': '<rootDir>/config/jest/styles.cjs' },
}

/** Everything without a database and without a browser. @type {import('jest').Config} */
module.exports = {
  ...run,
  // Jest reads this one here only, not in a project. A whole tab is drawn again at each letter.
  testTimeout: 180_000,
  rootDir: shared.rootDir,
  // Both cores: types and lint, beside it, end long before.
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'domain',
      testEnvironment: 'node',
      // The domain knows no contract.
      setupFiles: [],
      testMatch: ['<rootDir>/__tests__/domain/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/*.test.ts', '<rootDir>/__tests__/{contract,features/*/contract}/**/*.test.ts'],
    },
    {
      ...client,
      displayName: 'client',
      testMatch: ['<rootDir>/__tests__/{client,app/client,features/*/client}/**/*.test.{ts,tsx}'],
    },
    {
      ...client,
      displayName: 'one more scheme',
      // The catalogue is read as soon as the contract is.
      setupFiles: ['<rootDir>/__tests__/support/oneMoreScheme/setup.ts', ...shared.setupFiles],
      testMatch: ['<rootDir>/__tests__/oneMoreScheme/*.test.{ts,tsx}'],
    },
  ],
}
