// `npm run check -- leads`: while one works on a feature, its types, the lint of what changed, its unit and server tests and its journeys.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { check, conclude, lane, ROOT, secondsSince, tests } from './steps.mjs'

const start = Date.now()
const [feature = ''] = process.argv.slice(2)
if (!existsSync(join(ROOT, 'src/features', feature)) || feature === '') {
  console.error('Utilisation\u00a0: npm run check -- leads (une fonctionnalité de src/features)')
  process.exit(2)
}

/** @param {...string} words @returns {string[]} the lines that git prints */
const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from the last commit that is on main, deletions aside. @returns {string[]} */
function changedFiles() {
  const base = git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD'
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** @param {string} suite @param {...string} folders of its tests @returns {import('./steps.mjs').Step[]} none, when there are no such folders */
function testsIn(suite, ...folders) {
  const words = folders.map((folder) => `__tests__/${folder}`).filter((folder) => existsSync(join(ROOT, folder)))
  return words.length === 0 ? [] : [tests(suite, { words: words.map((folder) => `${folder}/`) })]
}

const changed = changedFiles()
const lint = changed.length === 0 ? [] : [check('lint', 'config/scripts/lint.mjs', ...changed)]
const own = `features/${feature}`
const lanes = await Promise.all([
  lane(check('types', 'node_modules/typescript7/bin/tsc', '-p', '.'), ...lint),
  lane(...testsIn('unit', `${own}/contract`, `${own}/client`), ...testsIn('server', `${own}/server`)),
])
const journeys = await lane(...testsIn('journeys', `journeys/${feature}`))

console.log(`\nEn ${secondsSince(start)} s`)
conclude([...lanes.flat(), ...journeys])
