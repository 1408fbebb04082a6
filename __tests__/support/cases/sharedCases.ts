import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, parseCases } from './case'

const CASES_FOLDER = join(__dirname, '../../../../shared/cases')

/** The cases of a file kept beside the repository; none (and said) when the folder is not there. */
export function sharedCases(fileName: string): Case[] {
  const path = join(CASES_FOLDER, fileName)
  if (!existsSync(path)) {
    process.stdout.write(`Skipped: ${fileName} is not in the folder of shared cases beside the repository.\n`)
    return []
  }
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return parseCases(file)
}
