import type { Queryable } from '#server/db'

/** Rows to write, by table, in an order that references allow. */
export type Tables = Readonly<Record<string, readonly object[]>>

/** A statement carries its rows as one text: so many at a time. */
const ROWS_A_STATEMENT = 5_000

/** Writes the rows; a column that none of a table's rows names keeps its default. */
export async function writeTables(transaction: Queryable, tables: Tables): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    if (columns === '') continue
    const text = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      await transaction.query(text, [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))])
    }
  }
}
