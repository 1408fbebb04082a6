// Everything that says whether the project is sound, in two lanes for two cores; the browser comes last, alone.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const REPORTS = join(ROOT, 'node_modules/.cache/test')

/**
 * @typedef {{ name: string, command: string[], report?: string }} Step its command is a script of Node, from the root,
 * and its arguments
 */
/** @typedef {{ succeeded: boolean, passed: number, failed: number }} Outcome */

/** @param {string} name @param {string[]} command @returns {Step} a check that passes or not */
const check = (name, ...command) => ({ name, command })

/** @param {string} name @returns {Step} a Jest configuration, which writes a report */
function suite(name) {
  const report = join(REPORTS, `${name}.json`)
  return {
    name,
    report,
    command: [
      'node_modules/jest/bin/jest.js',
      '-c',
      `config/jest/${name}.config.cjs`,
      '--ci',
      '--json',
      `--outputFile=${report}`,
    ],
  }
}

/** @param {Step} step @param {boolean} succeeded @returns {Outcome} */
function outcomeOf({ report }, succeeded) {
  if (!report) return { succeeded, passed: 0, failed: succeeded ? 0 : 1 }
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} */
    const counts = JSON.parse(readFileSync(report, 'utf8'))
    return {
      succeeded,
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    }
  } catch {
    return { succeeded: false, passed: 0, failed: 1 }
  }
}

/** Runs a step; its output is shown only when it fails. @param {Step} step @returns {Promise<Outcome>} */
function run(step) {
  const start = Date.now()
  /** @type {string[]} */
  const output = []
  const [script = '', ...words] = step.command
  const child = spawn(process.execPath, [join(ROOT, script), ...words], {
    cwd: ROOT,
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  // Jest says what failed on its standard error, and prints its report, already in a file, on the other.
  const streams = step.report ? [child.stderr] : [child.stdout, child.stderr]
  for (const stream of streams) stream.on('data', (chunk) => output.push(String(chunk)))
  child.stdout.resume()
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const outcome = outcomeOf(step, code === 0)
      const seconds = ((Date.now() - start) / 1000).toFixed(1).replace('.', ',')
      if (!outcome.succeeded) console.log(`\n${output.join('').trim()}\n`)
      const counts = step.report ? ` · ${outcome.passed} réussis, ${outcome.failed} en échec` : ''
      console.log(`${outcome.succeeded ? '✓' : '✗'} ${step.name} (${seconds} s)${counts}`)
      resolve(outcome)
    })
  })
}

/** @param {Step[]} steps one after the other @returns {Promise<Outcome[]>} */
async function lane(...steps) {
  const outcomes = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const lanes = await Promise.all([
  lane(check('types', 'node_modules/typescript7/bin/tsc', '-p', '.'), check('lint', 'config/scripts/lint.mjs')),
  lane(suite('unit'), suite('server')),
])
const outcomes = [...lanes.flat(), ...(await lane(suite('browser')))]

const total = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = outcomes.every(({ succeeded }) => succeeded) ? 0 : 1
