import type { Actor } from '#contract/lifecycle'

/** Through whom something came; those who do not log in are recorded by the firm. */
export const channels = {
  adviser: 'Conseiller',
  promoter: 'Par le promoteur',
  notary: 'Par le notaire',
  client: 'Par le client',
  system: 'Automatique',
} as const satisfies Readonly<Record<Actor, string>>
