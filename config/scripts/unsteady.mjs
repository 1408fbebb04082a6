// A file of tests that fails is run once more by itself, after everything else. One that then passes is unsteady: it is told, not hidden.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPORTS, run, tests } from './steps.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {{ file: string, tests: string[] }} Unsteady a file of tests, and those in it that failed once */

/** More than these in a run are no chance any more. */
const MOST_UNSTEADY = 2
/** Where a run says which they were. */
const UNSTEADY = join(REPORTS, 'unsteady.json')

/** @param {Outcome} outcome @param {string} file @returns {Promise<Outcome>} */
function runAgain({ step }, file) {
  console.log(`\nÀ nouveau, seul\u00a0: ${file}`)
  return run(tests(step.suite ?? '', { name: `${step.name} again`, words: ['--runTestsByPath', file] }))
}

/** @param {Outcome} outcome @returns {Promise<{ outcome: Outcome, unsteady: Unsteady[] }>} with what the second time tells of its files that failed */
async function settle(outcome) {
  /** @type {Unsteady[]} */
  const unsteady = []
  let failed = outcome.failed
  for (const file of outcome.failedFiles) {
    const again = await runAgain(outcome, file)
    if (!again.succeeded) continue
    const names = outcome.failures.map(({ name }) => name).filter((name) => name.startsWith(file))
    unsteady.push({ file, tests: names })
    failed -= names.length
  }
  const succeeded = unsteady.length === outcome.failedFiles.length
  return { outcome: { ...outcome, succeeded, failed, passed: outcome.passed + outcome.failed - failed }, unsteady }
}

/**
 * Gives the files that failed their second time, unless the run is red all the same: more than two failed, or something else than a file of
 * tests did. Names those that passed then, also in node_modules/.cache/test/unsteady.json.
 * @param {Outcome[]} outcomes @returns {Promise<Outcome[]>}
 */
export async function settleUnsteady(outcomes) {
  const count = outcomes.reduce((sum, { failedFiles }) => sum + failedFiles.length, 0)
  const hasOtherFault = outcomes.some(({ succeeded, failedFiles }) => !succeeded && failedFiles.length === 0)
  if (count === 0 || count > MOST_UNSTEADY || hasOtherFault) {
    writeFileSync(UNSTEADY, '[]\n')
    return outcomes
  }
  const settled = []
  for (const outcome of outcomes) settled.push(outcome.succeeded ? { outcome, unsteady: [] } : await settle(outcome))
  const unsteady = settled.flatMap((each) => each.unsteady)
  writeFileSync(UNSTEADY, `${JSON.stringify(unsteady, null, 2)}\n`)
  for (const { file, tests: names } of unsteady) console.log(`à stabiliser\u00a0: ${file}\n  ${names.join('\n  ')}`)
  return settled.map(({ outcome }) => outcome)
}
