import pg from 'pg'

const { builtins, getTypeParser } = pg.types

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => instant(text)],
])

const parseTimestamp = getTypeParser(builtins.TIMESTAMPTZ, 'text')

function instant(text: string): string {
  const date: unknown = parseTimestamp(text)
  return date instanceof Date ? date.toISOString() : text
}

/**
 * How columns are read: `numeric` and `int8` as numbers, `date` as `YYYY-MM-DD`, `timestamptz` as an ISO instant in UTC.
 * Amounts (14 digits) and counts stay below 2^53, so a number holds them exactly.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? getTypeParser(type, format),
}
