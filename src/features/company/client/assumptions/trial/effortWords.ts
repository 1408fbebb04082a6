import { formatEuros } from '#client/ui'
import type { Efforts } from './useEfforts'

interface EffortWords {
  readonly before: string
  readonly after: string
  /** `14 €/mois de moins`. */
  readonly difference: string
}

/** Two efforts and what lies between them: in whole euros, with cents where these would not tell one from the other. */
export function effortWords({ held, tried }: Pick<Efforts, 'held' | 'tried'>): EffortWords {
  const isWhole = held === tried || Math.round(held) !== Math.round(tried)
  const shown = (effort: number): number => (isWhole ? Math.round(effort) : effort)
  const euros = (amount: number): string => formatEuros(Math.abs(amount), { decimals: isWhole ? 0 : 2, per: 'mois' })
  // A surplus is named, never shown as a negative effort.
  const written = (effort: number): string => (shown(effort) < 0 ? `excédent de ${euros(effort)}` : euros(effort))
  return {
    before: written(held),
    after: written(tried),
    difference: `${euros(shown(tried) - shown(held))} de ${tried > held ? 'plus' : 'moins'}`,
  }
}
