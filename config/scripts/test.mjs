// `npm test`, the gate: everything that says whether a change may be merged. What people do in a browser waits more than it works: types and
// lint run beside it; then unit and server tests take both cores each. What takes longer is `npm run test:whole`.
import { mkdirSync, rmSync } from 'node:fs'
import { check, conclude, lane, REPORTS, secondsSince, tests } from './steps.mjs'
import { settleUnsteady } from './unsteady.mjs'

const start = Date.now()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const first = await Promise.all([
  lane(check('types', 'node_modules/typescript7/bin/tsc', '-p', '.'), check('lint', 'config/scripts/lint.mjs')),
  lane(tests('journeys')),
])
const outcomes = await settleUnsteady([
  ...first.flat(),
  ...(await lane(tests('unit', { isInParts: true }), tests('server', { isInParts: true }))),
])

console.log(`\nEn ${secondsSince(start)} s`)
conclude(outcomes)
