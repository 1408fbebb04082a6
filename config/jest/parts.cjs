'use strict'
const { readdirSync, statSync } = require('node:fs')
const path = require('node:path')

const TESTS = path.resolve(__dirname, '../../__tests__')

/** @param {string} file in __tests__ @returns {number} in bytes: a longer file has more tests, as a rule */
const sizeOf = (file) => statSync(path.join(TESTS, file)).size

/**
 * The tests of a project in some parts: the files of a part are run in one context, which loads what they import once instead of once a file.
 * @param {import('jest').Config & { displayName: string, testRegex: string }} project
 * @param {{ count: number, alone?: readonly string[] }} options how many parts, which share the work the better the more they are; the files
 * in __tests__ that need a context of their own
 * @returns {import('jest').Config[]} a project for each part, and one for those alone
 */
function inParts(project, { count, alone = [] }) {
  const { displayName, testRegex } = project
  const isTest = new RegExp(testRegex)
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => isTest.test(`/__tests__/${file}`) && !alone.includes(file))
    .sort((one, other) => sizeOf(other) - sizeOf(one))
  const parts = Array.from({ length: count }, (_, part) => ({
    ...project,
    displayName: `${displayName} ${part + 1}`,
    globals: { TEST_FILES: files.filter((_file, index) => index % count === part) },
    testRegex: '/__tests__/support/part\\.ts$',
  }))
  const rest = {
    ...project,
    displayName: `${displayName} alone`,
    testRegex: alone.map((file) => `/__tests__/${file}$`),
  }
  return alone.length === 0 ? parts : [...parts, rest]
}

module.exports = { inParts }
