import { afterLastSecond, at, defineLifecycle, lessThanHoursBefore, type Transition } from '#contract/lifecycle'
import type { SaleState } from './saleState'

export type OptionStatus =
  'requested' | 'active' | 'expiring' | 'waitlisted' | 'converted' | 'released' | 'expired' | 'refused'

export type OptionAction =
  'accept' | 'refuse' | 'tick' | 'extend' | 'convert' | 'release' | 'expire' | 'promote' | 'lapse'

/** What an option is judged by. */
export interface OptionFacts {
  readonly extension_count: number
  /** Instant; null while the promoter has not accepted it, or it waits. */
  readonly expires_at: string | null
}

/** How many times an option may be extended, how many wait on one lot, how many a user holds in one programme. */
export const MOST_EXTENSIONS = 1
export const MOST_RANKS = 2
export const MOST_ACTIVE_OPTIONS = 3

type OptionTransition = Transition<OptionStatus, OptionFacts>

const live: readonly OptionStatus[] = ['active', 'expiring']
const byAdviser = { by: ['adviser'], right: 'actOnSales' } as const satisfies Partial<OptionTransition>
const byPromoter = { by: ['promoter'], right: 'actOnSales' } as const satisfies Partial<OptionTransition>
const bySystem = { by: ['system'] } as const satisfies Partial<OptionTransition>

/** A lot is held for a client for some days. */
export const optionLifecycle = defineLifecycle<OptionStatus, OptionAction, OptionFacts, SaleState>({
  label: 'Option',
  initial: 'requested',
  alsoBegins: ['active', 'waitlisted'],
  states: {
    requested: {
      label: 'Demandée',
      tone: 'info',
      deadline: 'validation_due_at',
      help: 'Le promoteur doit valider',
    },
    active: { label: 'Active', tone: 'success', deadline: 'expires_at', lot: 'optioned' },
    expiring: {
      label: 'Expire bientôt',
      tone: 'warning',
      deadline: 'expires_at',
      lot: 'optioned',
      help: 'Moins de 24\u00a0h restantes',
    },
    waitlisted: { label: 'Rang 2', tone: 'neutral', help: 'Devient active si l’option de rang 1 tombe' },
    converted: { label: 'Transformée en réservation', tone: 'violet', isFinal: true },
    released: { label: 'Levée', tone: 'neutral', isFinal: true },
    expired: { label: 'Expirée', tone: 'neutral', isFinal: true },
    refused: { label: 'Refusée', tone: 'error', isFinal: true },
  },
  transitions: {
    accept: {
      ...byPromoter,
      from: ['requested'],
      to: 'active',
      label: 'Accepter',
      sets: ['starts_at', 'expires_at'],
      tells: ['adviser'],
    },
    refuse: {
      ...byPromoter,
      from: ['requested'],
      to: 'refused',
      label: 'Refuser',
      needs: { fields: ['reason'] },
      tells: ['adviser'],
    },
    extend: {
      ...byAdviser,
      from: live,
      to: 'active',
      label: 'Prolonger',
      limits: [
        {
          holds: ({ extension_count }) => extension_count < MOST_EXTENSIONS,
          reason: () => 'Cette option a déjà été prolongée. Réservez le lot, ou levez l’option.',
        },
        {
          holds: ({ expires_at }, now) => expires_at !== null && now.getTime() < Date.parse(expires_at),
          reason: () => 'Cette option a expiré\u00a0: elle ne peut plus être prolongée.',
        },
      ],
      sets: ['expires_at', 'extension_count'],
      tells: ['option_contact'],
    },
    convert: {
      ...byAdviser,
      from: live,
      to: 'converted',
      label: 'Réserver ce lot',
      needs: { fields: ['client_file', 'buyers'], words: ['identité, coordonnées et adresse du client'] },
      sets: ['booking'],
    },
    release: {
      ...byAdviser,
      from: ['requested', ...live, 'waitlisted'],
      to: 'released',
      label: 'Lever l’option',
      tells: ['option_contact', 'second_rank'],
      confirmation: 'Le lot redevient disponible pour tous.',
    },
    expire: {
      ...bySystem,
      from: live,
      to: 'expired',
      label: 'Expiration',
      due: at('expires_at'),
      tells: ['adviser', 'second_rank'],
    },
    tick: {
      ...bySystem,
      from: ['active'],
      to: 'expiring',
      label: 'Échéance proche',
      due: lessThanHoursBefore('expires_at', 24),
      tells: ['adviser'],
    },
    promote: {
      ...bySystem,
      from: ['waitlisted'],
      to: 'active',
      label: 'Passage en rang 1',
      sets: ['starts_at', 'expires_at'],
      tells: ['adviser'],
    },
    lapse: {
      ...bySystem,
      // Nobody answered; or the lot was booked while this one waited, which has no such instant.
      from: ['requested', 'waitlisted'],
      to: 'expired',
      label: 'Caduque',
      due: afterLastSecond('validation_due_at'),
      tells: ['adviser', 'second_rank'],
    },
  },
})
