import { messages } from '../messages'
import { isInstant, isIsoDate } from '../values'
import { type Words, type Field, type Options, isAbsent, acceptsText, define } from './field'
import { textRule, matching } from './rules'

/** A day, `YYYY-MM-DD`, between two bounds (1900-01-01 and 2200-12-31 unless told otherwise). */
export function isoDate<const Required extends boolean = false>(
  options: Options<string, Required> & { from?: string; to?: string },
): Field<string, Required> {
  const { from = '1900-01-01', to = '2200-12-31', ...rest } = options
  const isDay = (value: string) => isIsoDate(value)
  const rule = matching(textRule(), messages.date, isDay)
    .test(
      'from',
      messages.dateAfter(from),
      (value) => isAbsent(value) || !isDay(String(value)) || String(value) >= from,
    )
    .test('to', messages.dateBefore(to), (value) => isAbsent(value) || !isDay(String(value)) || String(value) <= to)
  return define('date', { placeholder: 'JJ/MM/AAAA', ...rest }, rule, acceptsText)
}

/** A UTC instant, ISO 8601; written by the server. */
export const instant = (options: Words): Field<string> =>
  define('instant', { ...options, readOnly: true }, textRule(), acceptsText)

/** A UTC instant that someone chooses, such as that of a meeting. */
export const dateTime = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> => define('instant', options, matching(textRule(), messages.instant, isInstant), acceptsText)
