'use strict'
const shared = require('./shared.cjs')

// antd's published bundle is one file instead of about 1,900: a test file starts in 0.2 s instead of 1 s. The modules of
// its icons ask for an ES module, so they come from their bundle too, which calls React by its global name.
const BUNDLES = {
  '^antd$': '<rootDir>/node_modules/antd/dist/antd.js',
  '^@ant-design/icons$': '<rootDir>/node_modules/@ant-design/icons/dist/index.umd.js',
  '^React$': '<rootDir>/node_modules/react/index.js',
}

/** What components and their store need, without a browser. */
const inPage = {
  ...shared,
  testEnvironment: '<rootDir>/config/jest/clientEnvironment.cjs',
  // d3 is published as ES modules only, but for its "umd" entry.
  testEnvironmentOptions: { customExportConditions: ['browser', 'umd'], url: 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/config/jest/clientSetup.ts'],
  moduleNameMapper: { ...BUNDLES, '\\.css$': '<rootDir>/config/jest/styles.cjs' },
}

const domain = {
  ...shared,
  displayName: 'domain',
  testEnvironment: 'node',
  // The domain knows no contract.
  setupFiles: [],
  testRegex: '/__tests__/domain/.*\\.test\\.ts$',
}

const pure = {
  ...shared,
  displayName: 'pure',
  testEnvironment: 'node',
  testRegex: '/__tests__/([^/]*|contract/.*|features/(?:scpi/)?[^/]+/contract/.*)\\.test\\.ts$',
}

const client = {
  ...inPage,
  displayName: 'client',
  testRegex: '/__tests__/(client|app/client|features/(?:scpi/)?[^/]+/(?:client|page|pageEntry))/.*\\.test\\.tsx?$',
}

const oneMoreScheme = {
  ...inPage,
  displayName: 'one more scheme',
  // The catalogue is read as soon as the contract is.
  setupFiles: ['<rootDir>/__tests__/support/oneMoreScheme/setup.ts', ...shared.setupFiles],
  testRegex: '/__tests__/oneMoreScheme/.*\\.test\\.tsx?$',
}

/** The kinds of tests without a database and without a browser. */
module.exports = { domain, pure, client, oneMoreScheme }
