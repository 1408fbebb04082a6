// `npm run cases -- FILE`: runs a file of cases through the engine and says which figures differ.
import { readFileSync } from 'node:fs'
import { parseCases } from '../../__tests__/support/cases/case'
import { reportOf, runCases } from '../../__tests__/support/cases/runCases'
import { scpiAdapters } from '../../__tests__/support/cases/scpiAdapters'
import { isScpiFile, parseScpiCases } from '../../__tests__/support/cases/scpiCases'
import { schemeAdapters } from '../../__tests__/support/cases/schemeAdapters'
import { shapeAdapters } from '../../__tests__/support/cases/shapeAdapters'
import { taxAdapters } from '../../__tests__/support/cases/taxAdapters'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('npm run cases -- FILE: give the path of a file of cases.')
  process.exitCode = 2
} else {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const cases = isScpiFile(parsed) ? parseScpiCases(parsed) : parseCases(parsed)
  const outcomes = runCases(cases, { ...taxAdapters, ...schemeAdapters, ...shapeAdapters, ...scpiAdapters })
  for (const line of reportOf(outcomes)) console.log(line)
  process.exitCode = outcomes.some(({ kind }) => kind === 'failed') ? 1 : 0
}
