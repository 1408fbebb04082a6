import { isObject, isText, type Entries } from '#contract/json'
import { scpiChoices } from '#features/scpi/clients/contract'
import { parseMissing, type MissingAnswer } from '#features/scpi/clients/contract/completion'

type Code = keyof typeof scpiChoices.contradictionCodes

/** Answers that cannot all be right. */
export interface Contradiction {
  readonly code: Code
  readonly message: string
  /** The answers to look at again. */
  readonly fields: readonly MissingAnswer[]
}

const isCode = (value: unknown): value is Code => isText(value) && Object.hasOwn(scpiChoices.contradictionCodes, value)

function parseOne(value: unknown): readonly Contradiction[] {
  if (!isObject(value) || !isCode(value['code'])) return []
  const { code, message, fields } = value
  return [
    {
      code,
      message: isText(message) ? message : scpiChoices.contradictionCodes[code],
      fields: parseFields(fields),
    },
  ]
}

/** Answers by section and field; those of sections that nobody answers are left out. */
export const parseFields = (value: unknown): readonly MissingAnswer[] =>
  Array.isArray(value) ? value.flatMap((one: unknown) => parseMissing(one) ?? []) : []

export const parseContradictions = ({ contradictions }: Entries): readonly Contradiction[] =>
  Array.isArray(contradictions) ? contradictions.flatMap(parseOne) : []
