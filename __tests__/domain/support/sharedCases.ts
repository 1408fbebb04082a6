import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CASES_FOLDER = join(__dirname, '../../../../shared/cases')

/** The cases of a file kept beside the repository, or undefined (and said) when the folder is not there. */
export function sharedCases(fileName: string): Record<string, unknown>[] | undefined {
  const path = join(CASES_FOLDER, fileName)
  if (!existsSync(path)) {
    process.stdout.write(`Skipped: ${fileName} is not in the folder of shared cases beside the repository.\n`)
    return undefined
  }
  const cases: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return Array.isArray(cases) ? cases.filter(isRecord) : undefined
}

/** A value of a case that must be an object, empty when absent. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** A value of a case that must be a number, 0 when absent. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
