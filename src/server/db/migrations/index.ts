import foundations from './0001_foundations.sql'

/** A step of the schema: plain SQL, never changed once released. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** Every step, in order. */
export const migrations: readonly Migration[] = [{ name: '0001_foundations', sql: foundations }]
