// `npm run rehearse [name…]`: does each how-to of the README in a copy of the project, then checks the types and runs
// the tests that it names there. Says the files that it touched; the copy of one that fails is kept.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import rehearsals from '../rehearsals/index.js'

/** @typedef {import('../rehearsals/index.js').Rehearsal} Rehearsal */

const ROOT = join(import.meta.dirname, '../..')

/** What git knows or would take in, in a folder of its own, with our packages. @returns {string} the folder */
function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'solive-rehearsal-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const file of String(listed).split('\n')) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** @param {string} folder @param {Rehearsal} rehearsal */
function write(folder, { edits }) {
  for (const { file, apply } of edits) {
    const full = join(folder, file)
    const text = apply(existsSync(full) ? readFileSync(full, 'utf8') : '')
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, text)
  }
}

/** @param {string} folder @param {string} script @param {...string} words @returns {boolean} */
const succeeds = (folder, script, ...words) =>
  spawnSync(process.execPath, [join('node_modules', script), ...words], { cwd: folder, stdio: 'inherit' }).status === 0

/** @param {string} folder @param {Rehearsal} rehearsal @returns {boolean} */
function holds(folder, { checks }) {
  if (!succeeds(folder, 'typescript7/bin/tsc', '-p', '.', '--incremental', 'false')) return false
  const jest = (/** @type {string} */ suite, /** @type {string[]} */ paths) =>
    paths.length === 0 ||
    succeeds(folder, 'jest/bin/jest.js', '-c', `config/jest/${suite}.config.cjs`, '--ci', ...paths)
  const pathsOf = (/** @type {string} */ suite) =>
    checks.flatMap((check) => {
      if (check.suite !== suite) return []
      if ('existing' in check) return [check.existing]
      const own = join('__tests__', check.own)
      cpSync(join(folder, '__tests__/rehearsals', basename(own)), join(folder, own))
      return [own]
    })
  return ['unit', 'server'].every((suite) => jest(suite, pathsOf(suite)))
}

/** @param {string} name @param {Rehearsal} rehearsal @returns {boolean} */
function rehearse(name, rehearsal) {
  const folder = copyOfProject()
  write(folder, rehearsal)
  const succeeded = holds(folder, rehearsal)
  const files = [...new Set(rehearsal.edits.map(({ file }) => file))]
  console.log(
    `\n${succeeded ? '✓' : '✗'} ${name} · ${rehearsal.title}: ${files.length} files\n  ${files.join('\n  ')}\n`,
  )
  if (succeeded) rmSync(folder, { recursive: true, force: true })
  else console.log(`  in ${folder}\n`)
  return succeeded
}

const words = process.argv.slice(2)
const chosen = Object.entries(rehearsals).filter(([name]) => words.length === 0 || words.includes(name))
const outcomes = chosen.map(([name, rehearsal]) => rehearse(name, rehearsal))
process.exitCode = outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1
