import { structured } from '#contract/fields'
import { entriesOf, isNumber, isText } from '#contract/json'

/** A document that the firm gives its advisers with a programme. */
export interface ProgramDocument {
  readonly id: string
  readonly name: string
  readonly media_type: string
  /** Bytes. */
  readonly size: number
  /** ISO instant. */
  readonly added_at: string
  /** Where it is downloaded. */
  readonly url: string
}

const isDocument = (value: unknown): value is ProgramDocument => {
  const { size, id, name, media_type, added_at, url } = entriesOf(value)
  return isNumber(size) && [id, name, media_type, added_at, url].every(isText)
}

/** Documents of a programme, the latest first. Written by the server. */
export const documentList = () =>
  structured<readonly ProgramDocument[]>(
    {
      kind: 'list',
      message: 'Une liste de documents est attendue',
      isValue: (value): value is readonly ProgramDocument[] => Array.isArray(value) && value.every(isDocument),
    },
    { label: 'Documents', readOnly: true },
  )
