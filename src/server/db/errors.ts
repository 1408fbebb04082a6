/** Why the application cannot start or keep its database: a French sentence, ready to be shown to the person who runs it. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** The code of a system or database error (`ENOENT`, SQLSTATE); empty when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
