import { DatabaseUnavailable, isDiskFull, StartupError } from '#server/db'

/** What went wrong, for the person who runs a program of ours; what is not foreseen keeps its stack. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartupError) return error.message
  if (error instanceof DatabaseUnavailable)
    return `La base de données a cessé de répondre. Cause\u00a0: ${String(error.cause)}`
  if (isDiskFull(error))
    return `Le disque est plein\u00a0: libérez de la place, puis relancez l’application. Cause\u00a0: ${String(error)}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
