// `npm test`, the gate: everything that says whether a change may be merged, in two lanes for two cores; what people do in a browser comes
// last, alone. What takes longer is `npm run test:whole`.
import { mkdirSync, rmSync } from 'node:fs'
import { check, conclude, lane, REPORTS, secondsSince, tests } from './steps.mjs'
import { settleUnsteady } from './unsteady.mjs'

const start = Date.now()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const lanes = await Promise.all([
  lane(check('types', 'node_modules/typescript7/bin/tsc', '-p', '.'), check('lint', 'config/scripts/lint.mjs')),
  lane(tests('unit'), tests('server')),
])
const outcomes = await settleUnsteady([...lanes.flat(), ...(await lane(tests('journeys')))])

console.log(`\nEn ${secondsSince(start)} s`)
conclude(outcomes)
