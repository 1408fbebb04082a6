import type { FieldErrors } from '#contract'

/** A request that cannot be answered, told to its sender. Nothing was changed. */
export class Problem extends Error {
  override readonly name = 'Problem'

  /** @param message French: what happened, what to do */
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** What its sender is asked for. */
    readonly meta?: object,
    readonly errors?: FieldErrors,
  ) {
    super(message)
  }
}

export const badRequest = (message: string): Problem => new Problem(400, message)
export const missing = (): Problem => new Problem(404, 'Cette page ou cette ressource n’existe pas.')

/** Said while the database is away. What was being written may be kept or not, so the sentence says neither. */
export const databaseAway = (): Problem =>
  new Problem(503, 'La base de données ne répond pas pour le moment. Réessayez dans un instant.', {
    'retry-after': '1',
  })

/** Said while the pool of threads is full. */
export const overloaded = (): Problem =>
  new Problem(503, 'Trop de documents et de calculs sont demandés en ce moment. Réessayez dans un instant.', {
    'retry-after': '5',
  })

export const contention = (): Problem =>
  new Problem(503, 'Quelqu’un d’autre modifiait les mêmes données. Rien n’a été enregistré\u202f: réessayez.', {
    'retry-after': '1',
  })

export const diskFull = (): Problem =>
  new Problem(
    507,
    'Le disque du serveur est plein. Rien n’a été enregistré\u202f: prévenez votre administrateur, puis réessayez.',
  )
