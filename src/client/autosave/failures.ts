import { messages } from '#contract'
import type { ApiFailure } from '#client/transport'
import type { Draft } from './draft'

/**
 * What a failed save asks for.
 * - `refused` (422): correct the fields named. `conflict` (409): look at what somebody else wrote. `gone`: it does not exist any more.
 * - `retry`: the same again, later. `halted`: only a person can decide.
 */
type Verdict = 'refused' | 'conflict' | 'gone' | 'retry' | 'halted'

/** Statuses that say nothing about the request itself: timeout, too early, too many requests. */
const TRANSIENT = [408, 425, 429]

export function judge(failure: ApiFailure): Verdict {
  if (failure.kind === 'document') return 'halted'
  if (failure.kind !== 'http') return 'retry'
  if (failure.status === 422) return 'refused'
  if (failure.status === 409) return 'conflict'
  if (isGone(failure)) return 'gone'
  return failure.status >= 500 || TRANSIENT.includes(failure.status) ? 'retry' : 'halted'
}

const isGone = (failure: ApiFailure): boolean =>
  failure.kind === 'http' && (failure.status === 404 || failure.status === 410)

/** The server did not look at the request: nobody is logged in. */
export const isSessionOver = (failure: ApiFailure): boolean =>
  failure.kind === 'http' && (failure.status === 401 || failure.status === 419)

/** No answer at all: the network is the likely cause. */
export const isOffline = ({ kind }: ApiFailure): boolean => kind !== 'http' && kind !== 'document'

/** Why a draft is not saved, which a person may end by a retry or by giving it up. */
export interface Stop {
  /** Trying again keeps ours against somebody else's version, discarding takes theirs. */
  readonly isConflict: boolean
  /** What happened, what is kept, what to do, in French. */
  readonly sentence: string
  /** What is kept, where the sentence does not say it. */
  readonly kept?: string
}

/** Technical failures keep the sentence of specification §8. */
const stops = {
  conflict: {
    isConflict: true,
    sentence:
      'Cette partie a été modifiée ailleurs pendant votre saisie. Votre saisie est gardée ici\u202f; choisissez la version à garder.',
  },
  session: {
    isConflict: false,
    sentence: 'Votre session a expiré. Votre saisie est gardée ici\u202f; reconnectez-vous pour l’enregistrer.',
  },
  forbidden: {
    isConflict: false,
    sentence:
      'Vous n’avez pas le droit de modifier cette partie. Votre saisie est gardée ici\u202f; copiez-la ou abandonnez-la.',
  },
  gone: {
    isConflict: false,
    sentence:
      'Cet élément n’existe plus, ou il n’est plus à vous. Votre saisie est gardée ici\u202f; copiez-la ou abandonnez-la.',
  },
  technical: { isConflict: false, sentence: messages.technical, kept: 'Votre saisie est gardée ici.' },
} as const satisfies Readonly<Record<string, Stop>>

/**
 * Why a draft is not saved, the same object for the same reason; null while nothing stops it. A server error is a reason too,
 * shown to the person although the request is retried by itself.
 */
export function stopOf({ mode, failure }: Pick<Draft, 'mode' | 'failure'>): Stop | null {
  if (mode === 'conflict') return stops.conflict
  if (failure === null || (mode === 'backing-off' && isOffline(failure))) return null
  if (mode !== 'halted' && mode !== 'backing-off') return null
  if (isGone(failure)) return stops.gone
  if (failure.kind !== 'http') return stops.technical
  if (isSessionOver(failure)) return stops.session
  return failure.status === 403 ? stops.forbidden : stops.technical
}
