import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMap } from '../config/readme.js'
import rehearsals from '../config/rehearsals/index.js'
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

describe.each(Object.values(rehearsals))('the how-to « $title »', ({ title, edits }) => {
  test('names the files that its rehearsal writes', () => {
    const [, section = ''] = readme.split(`### ${title}\n`)
    const [steps = ''] = section.split(/^##/m)
    const named = [...steps.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
    expect(named.sort()).toEqual([...new Set(edits.map(({ file }) => file))].sort())
  })

  test('can still be carried out', () => {
    const texts = new Map<string, string>()
    for (const { file, apply } of edits) {
      const full = join(ROOT, file)
      const before = texts.get(file) ?? (existsSync(full) ? readFileSync(full, 'utf8') : '')
      texts.set(file, apply(before))
    }
    expect(texts.size).toBeGreaterThan(1)
  })
})

test('each picture of the README is there', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(2)
  expect(pictures.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('each file that answers where something is decided is there', () => {
  const [, section = ''] = readme.split('## Where things are decided\n')
  const [answers = ''] = section.split(/^## /m)
  const named = [...answers.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
