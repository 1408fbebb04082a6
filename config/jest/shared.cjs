'use strict'
// Dates must read the same for the reader of a test and for the users of the product.
process.env['TZ'] ??= 'Europe/Paris'

/** What every Jest configuration of the project has in common. The doors (`#domain`, …) come from package.json "imports". */
module.exports = {
  rootDir: `${__dirname}/../..`,
  roots: ['<rootDir>/__tests__', '<rootDir>/src'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // A test runs in a context of its own, where each look-up of a global is slow: these are handed to every module. Not Date,
  // which fake timers replace.
  sandboxInjectedGlobals: ['Array', 'Infinity', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'sql', 'csv', 'typ'],
  setupFiles: ['<rootDir>/config/jest/contract.ts'],
  transform: {
    '\\.tsx?$': '<rootDir>/config/jest/typescriptTransform.cjs',
    '\\.(sql|csv|typ)$': '<rootDir>/config/jest/textTransform.cjs',
  },
}
