import pg from 'pg'

/** Why the application cannot start or keep its database: a French sentence, ready to be shown to the person who runs it. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** True when PostgreSQL refused a write because a unique value already exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505'
}
