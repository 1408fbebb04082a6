// What the commands that test are made of: steps that succeed or not, each with its counts.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
/** Where the steps write what happened. */
export const REPORTS = join(ROOT, 'node_modules/.cache/test')

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a script of Node, from the root, and its arguments
 * @property {string} [suite] the Jest configuration that one of its files is run by, by itself
 * @property {string} [report] where
 */
/**
 * @typedef {object} Outcome
 * @property {Step} step
 * @property {boolean} succeeded
 * @property {number} passed tests; of a step without a report, none
 * @property {number} failed tests, and files that could not be run; of a step without a report, the step
 * @property {string[]} failedFiles from the root
 * @property {Failure[]} failures
 */

/** @typedef {{ file: string, name: string, message: string }} Failure a test that failed, or a file that could not be run */

/** @param {string} name @param {string[]} command @returns {Step} a check that passes or not */
export const check = (name, ...command) => ({ name, command })

/**
 * @param {string} suite a Jest configuration
 * @param {{ name?: string, words?: string[], isInParts?: boolean }} [options] what it is called, what Jest is told beside: paths, and whether
 * files share a context (config/jest/parts.cjs), which all of them together take half of the time in
 * @returns {Step} it writes a report
 */
export function tests(suite, { name = suite, words = [], isInParts = false } = {}) {
  const report = join(REPORTS, `${name.replaceAll(/[^\w]+/g, '-')}.json`)
  const jest = [
    'node_modules/jest/bin/jest.js',
    '-c',
    `config/jest/${suite}${isInParts ? 'InParts' : ''}.config.cjs`,
    '--ci',
  ]
  return { name, suite, report, command: [...jest, '--json', `--outputFile=${report}`, ...words] }
}

/**
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {FileResult[]} testResults
 */
/** @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult */
/** @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages: string[] }} TestResult */

/** @param {Step} step @param {boolean} hasExitedWell @returns {Outcome} */
function outcomeOf(step, hasExitedWell) {
  const nothing = {
    step,
    succeeded: hasExitedWell,
    passed: 0,
    failed: hasExitedWell ? 0 : 1,
    failedFiles: [],
    failures: [],
  }
  if (!step.report) return nothing
  try {
    /** @type {JestReport} */
    const { testResults, ...counts } = JSON.parse(readFileSync(step.report, 'utf8'))
    const failed = testResults.filter(({ status }) => status === 'failed')
    return {
      step,
      succeeded: hasExitedWell,
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
      failedFiles: [...new Set(failed.flatMap(failuresOf).map(({ file }) => file))],
      failures: failed.flatMap(failuresOf),
    }
  } catch {
    return { ...nothing, succeeded: false, failed: 1 }
  }
}

/** @param {FileResult} result @returns {Failure[]} its tests that failed; itself, when it could not be run */
function failuresOf({ name, message, assertionResults }) {
  const path = relative(ROOT, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [{ file: path, name: path, message }]
  return failed.map(({ ancestorTitles, title, failureMessages }) => {
    // Where one file runs several (__tests__/support/part.ts), a block bears the path of each.
    const [file = path, ...blocks] = ancestorTitles[0]?.startsWith('__tests__/')
      ? ancestorTitles
      : [path, ...ancestorTitles]
    return { file, name: [file, ...blocks, title].join(' › '), message: failureMessages.join('\n') }
  })
}

/** @param {number} start in milliseconds @returns {string} how long ago that is, in seconds, in French */
export const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1).replace('.', ',')

/**
 * Runs a step, and tells how it ended.
 * @param {Step} step
 * @param {{ environment?: Record<string, string>, isTold?: boolean }} [options] `isTold`: its output is shown as it comes, not only when it fails
 * @returns {Promise<Outcome>}
 */
export function run(step, { environment = {}, isTold = false } = {}) {
  const start = Date.now()
  /** @type {string[]} */
  const output = []
  const [script = '', ...words] = step.command
  mkdirSync(REPORTS, { recursive: true })
  // A step that dies at once must not be judged by what another one left.
  if (step.report) rmSync(step.report, { force: true })
  const child = spawn(process.execPath, [join(ROOT, script), ...words], {
    cwd: ROOT,
    env: { ...process.env, FORCE_COLOR: '0', ...environment },
  })
  // Jest says what failed on its standard error, and prints its report, already in a file, on the other.
  const streams = step.report ? [child.stderr] : [child.stdout, child.stderr]
  for (const stream of streams)
    stream.on('data', (chunk) => {
      if (isTold) process.stdout.write(String(chunk))
      else output.push(String(chunk))
    })
  child.stdout.resume()
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const outcome = outcomeOf(step, code === 0)
      if (!outcome.succeeded && !isTold) console.log(`\n${output.join('').trim()}\n`)
      const counts = step.report ? ` · ${outcome.passed} réussis, ${outcome.failed} en échec` : ''
      console.log(`${outcome.succeeded ? '✓' : '✗'} ${step.name} (${secondsSince(start)} s)${counts}`)
      resolve(outcome)
    })
  })
}

/** @param {Step[]} steps one after the other @returns {Promise<Outcome[]>} */
export async function lane(...steps) {
  const outcomes = []
  for (const step of steps) outcomes.push(await run(step))
  return outcomes
}

/** Prints the line that every command which tests ends with, and sets its exit code. @param {Outcome[]} outcomes */
export function conclude(outcomes) {
  const total = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = outcomes.length > 0 && outcomes.every(({ succeeded }) => succeeded) ? 0 : 1
}
