import { type Case, isRecord, numberOf, recordOf, recordsOf, textOf } from './case'

/** Ratios of a case are written with at most four decimals, and compared once rounded in the same way. */
const EXACT = 0

/** Whether a file holds SCPI investors: an object with `personas`, `edge_cases` or `couples`, not a list of cases. */
export function isScpiFile(file: unknown): file is Record<string, unknown> {
  return isRecord(file) && ['personas', 'edge_cases', 'couples'].some((name) => Array.isArray(file[name]))
}

/**
 * The cases of a file of SCPI investors: `personas` with all their scores, `edge_cases` of one score, and `couples` whose
 * `members` are two personas of the file. @throws when a case has no id, or a couple names nobody
 */
export function parseScpiCases(file: Readonly<Record<string, unknown>>): Case[] {
  const people = new Map(
    recordsOf(file['personas']).map((persona) => {
      const inputs = recordOf(persona['input'])
      return [idOf(inputs['id']), { inputs, expected: recordOf(persona['expected']) }] as const
    }),
  )
  const known = (id: unknown): Readonly<Record<string, unknown>> => {
    const person = people.get(textOf(id))
    if (person === undefined)
      throw new Error(`A couple names the persona "${textOf(id)}", whom the file does not hold.`)
    return person.inputs
  }
  return [
    ...[...people].map(([id, { inputs, expected }]) => caseOf(id, 'scpi-persona', inputs, expected)),
    ...recordsOf(file['edge_cases']).map((edge) =>
      caseOf(idOf(edge['id']), 'scpi-edge', recordOf(edge['input']), {
        [textOf(edge['score'])]: recordOf(edge['expected']),
      }),
    ),
    ...recordsOf(file['couples']).map((couple) => {
      const members: readonly unknown[] = Array.isArray(couple['members']) ? couple['members'] : []
      const [first, second] = members
      return caseOf(
        idOf(couple['id']),
        'scpi-couple',
        { first: known(first), second: known(second) },
        recordOf(couple['expected']),
      )
    }),
  ]
}

function idOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('A case has an id.')
  return value
}

function caseOf(
  id: string,
  subject: string,
  inputs: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
): Case {
  return {
    id,
    subject,
    authority: 'derived',
    incomeYear: numberOf(inputs['income_year']),
    inputs,
    expected,
    tolerance: EXACT,
  }
}
