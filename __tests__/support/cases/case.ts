/** A case with results that were published or recorded elsewhere. */
export interface Case {
  id: string
  /** Domain of a tax case, or scheme. */
  subject: string
  /** How much the source is worth, in its own words. */
  authority: string
  /** 0 when the case has none. */
  incomeYear: number
  inputs: Readonly<Record<string, unknown>>
  expected: Readonly<Record<string, unknown>>
  tolerance: number
}

/** What the engine finds for the expected keys it calculates, or why it cannot take the case. */
export type Answer = { found: Readonly<Record<string, unknown>> } | { reason: string }

/** Runs a case through the engine. */
export type Adapter = (given: Case) => Answer

/** The cases of a parsed file. @throws when the file is not a list of cases */
export function parseCases(file: unknown): Case[] {
  if (!Array.isArray(file)) throw new Error('A file of cases is a list.')
  return file.map((item: unknown) => {
    const given = recordOf(item)
    if (typeof given['id'] !== 'string') throw new Error('A case has an id.')
    return {
      id: given['id'],
      subject: textOf(given['domain'] ?? given['scheme']),
      authority: textOf(given['authority'] ?? given['kind']),
      incomeYear: numberOf(given['income_year'] ?? recordOf(given['inputs'])['income_year']),
      inputs: recordOf(given['inputs']),
      expected: recordOf(given['expected']),
      tolerance: numberOf(given['tolerance']),
    }
  })
}

/** A value that must be an object, empty when absent. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** A value that must be a number, 0 when absent. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** A value that must be a list of objects, empty when absent. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}

/** A value that must be a text, empty when absent. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A value that must be an object or a list: its own fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
