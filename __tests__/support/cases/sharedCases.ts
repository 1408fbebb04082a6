import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, parseCases } from './case'

const CASES_FOLDER = join(__dirname, '../../../../shared/cases')

/** Tests on the cases of a file that is kept beside the repository; where it is not, one skipped test says so. */
export function describeSharedCases(title: string, fileName: string, tests: (cases: Case[]) => void): void {
  const path = join(CASES_FOLDER, fileName)
  if (!existsSync(path)) {
    test.skip(`${title} (skipped: there is no shared/cases/${fileName} beside the repository)`, () => undefined)
    return
  }
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  describe(title, () => {
    tests(parseCases(file))
  })
}
