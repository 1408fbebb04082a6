import { isObject } from '#contract/json'
/** Why the application cannot start or keep its database: a French sentence, ready to be shown to the person who runs it. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/**
 * The database does not answer, or stopped answering while it worked: what was being written is there or not, nobody knows.
 * The same request with the same idempotency key may be sent again. `code` is that of the cause.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: string

  constructor(cause: unknown) {
    super('The database is away', { cause })
    this.code = codeOf(cause)
  }
}

/** There is no room for a write, which was refused before it began. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = 'ENOSPC'
}

/** No space left, for PostgreSQL (SQLSTATE 53100) or for a file of ours. Nothing was written. */
export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))

/** Two transactions waited for each other, or for too long; this one was given up, and may be sent again. */
export const isContention = (error: unknown): boolean => ['40P01', '40001', '55P03'].includes(codeOf(error))

/** PostgreSQL gave this transaction up so that another one, which waited for it, goes on: run again, it succeeds. */
export const isGivenUp = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error))

/** The code of a system or database error (`ENOENT`, SQLSTATE); empty when it has none. */
export function codeOf(error: unknown): string {
  return isObject(error) && 'code' in error ? String(error['code']) : ''
}
