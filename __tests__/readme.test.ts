import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMap } from '../config/readme.js'
import { scripts } from '../package.json'
import { ROOT } from './support/sourceFiles'

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

test('the map of the README is that of the rooms (npm run readme writes it)', () => {
  expect(readme).toBe(withMap(readme))
})

test('each command of the README exists', () => {
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => name === undefined || !Object.hasOwn(scripts, name))).toEqual([])
})
