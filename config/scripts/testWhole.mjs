// What `npm test` tries a representative part of: 10,000 arbitrary payloads at each calculation, the explanation of every kind of figure,
// every route and state of the screens as every role. Takes many minutes; words name the files to run.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SUITES = { unit: ['Arbitrary'], browser: ['browser/explained', 'browser/walk'] }
const words = process.argv.slice(2)

const outcomes = Object.entries(SUITES).map(([suite, files]) => {
  const chosen = words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)))
  if (chosen.length === 0) return 0
  const command = [join(ROOT, 'node_modules/jest/bin/jest.js'), '-c', `config/jest/${suite}.config.cjs`, ...chosen]
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, WHOLE: '1' } })
    .status
})
process.exitCode = outcomes.every((status) => status === 0) ? 0 : 1
