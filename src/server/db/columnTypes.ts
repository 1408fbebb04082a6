import pg from 'pg'

const { builtins, getTypeParser } = pg.types

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, instant],
])

/** PostgreSQL writes `2026-03-29 02:30:00.123456+02`. */
function instant(text: string): string {
  return new Date(text).toISOString()
}

/**
 * How columns are read: `numeric` and `int8` as numbers, `date` as `YYYY-MM-DD`, `timestamptz` as an ISO instant in UTC.
 * Amounts (14 digits) and counts stay below 2^53, so a number holds them exactly.
 */
export const columnTypes: pg.CustomTypesConfig = {
  // `pg` declares the parsers of its own types as functions to `any`.
  getTypeParser: (type, format) => parsers.get(type) ?? (getTypeParser(type, format) as (text: string) => unknown),
}
