import { checkComplete, initialAttributes, type FieldErrors } from '#contract'
import { leadCreation } from '#features/leads/contract'
import { simplified, type Table, type TableRow } from '#client/screens/tables'
import type { LeadField } from './columns'

/** A line of the file as a lead, and what is wrong with it. */
export interface CheckedLine extends TableRow {
  readonly lead: Readonly<Record<string, unknown>>
  /** Undefined when the line is right. */
  readonly errors: FieldErrors | undefined
}

/** Makes leads of the lines of a file. @param fields which field each column fills */
export function checkLines({ rows }: Table, fields: readonly (LeadField | null)[]): readonly CheckedLine[] {
  return rows.map(({ line, cells }) => {
    const lead = withPlace(
      Object.fromEntries(
        fields.flatMap((field, column) => {
          const text = cells[column]?.trim() ?? ''
          return field === null || text === '' ? [] : [[field, valueOf(field, text)] as const]
        }),
      ),
    )
    const checked = checkComplete(leadCreation, { ...initialAttributes(leadCreation), ...lead })
    return { line, cells, lead, errors: checked.valid ? undefined : checked.errors }
  })
}

const YES: readonly string[] = ['oui', 'o', 'x', '1', 'vrai', 'true', 'yes']
const NO: readonly string[] = ['non', 'n', '0', 'faux', 'false', 'no']

/** What a cell says, as the contract takes it; what is not understood stays as it is, and is refused by the contract. */
function valueOf(field: LeadField, text: string): unknown {
  const { kind, choices } = leadCreation.fields[field]
  switch (kind) {
    case 'choice':
      return (
        choices?.find(({ value, label }) => value === text || simplified(label) === simplified(text))?.value ?? text
      )
    case 'flag':
      return YES.includes(simplified(text)) ? true : NO.includes(simplified(text)) ? false : text
    case 'date':
      return isoDay(text)
    case 'amount':
      return text.replace(/€.*$/, '').trim()
    default:
      return text
  }
}

type Lead = Readonly<Record<string, unknown>>

/** With its municipality as places are named, `St Étienne` and `42000` as `saint-etienne-42000`: the server knows which ones there are. */
function withPlace({ municipality, ...lead }: Lead): Lead {
  if (typeof municipality !== 'string') return lead
  const code =
    [municipality, lead['postal_code']].flatMap((text) =>
      typeof text === 'string' ? (/\b\d{5}\b/.exec(text) ?? []) : [],
    )[0] ?? ''
  const name = simplified(municipality)
    .replace(/\bcedex\b.*|\d{5}/g, '')
    .replace(/\bst(e?)\b/g, 'saint$1')
  return { ...lead, municipality: `${name} ${code}`.trim().replace(/ +/g, '-') }
}

/** `27/11/1980`, `27-11-1980` → `1980-11-27`. */
function isoDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
