import path from 'node:path'

/** The files of tests of this part, in __tests__ (config/jest/parts.cjs). */
declare const TEST_FILES: readonly string[]

const TESTS = path.resolve(__dirname, '..')

for (const file of TEST_FILES) describe(`__tests__/${file}`, () => void jest.requireActual(path.join(TESTS, file)))
