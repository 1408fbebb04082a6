import path from 'node:path'

/** The files of tests of this part, in __tests__ (config/jest/serverInParts.config.cjs). */
declare const SERVER_TESTS: readonly string[]

const TESTS = path.resolve(__dirname, '../..')

for (const file of SERVER_TESTS) describe(`__tests__/${file}`, () => void jest.requireActual(path.join(TESTS, file)))
