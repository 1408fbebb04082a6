import { messages } from '#contract'
import type { ApiFailure } from '#client/transport'

/**
 * What a failed save asks for.
 * - `refused` (422): correct the fields named. `conflict` (409): look at what somebody else wrote. `gone`: it does not exist any more.
 * - `retry`: the same again, later. `halted`: only a person can decide.
 */
export type Verdict = 'refused' | 'conflict' | 'gone' | 'retry' | 'halted'

/** Answers that are no judgement of the request: too slow, too early, too many. */
const TRANSIENT = [408, 425, 429]

export function judge(failure: ApiFailure): Verdict {
  if (failure.kind === 'document') return 'halted'
  if (failure.kind !== 'http') return 'retry'
  if (failure.status === 422) return 'refused'
  if (failure.status === 409) return 'conflict'
  if (isGone(failure)) return 'gone'
  return failure.status >= 500 || TRANSIENT.includes(failure.status) ? 'retry' : 'halted'
}

const isGone = (failure: ApiFailure): boolean => failure.kind === 'http' && (failure.status === 404 || failure.status === 410)

/** No answer at all: the network is the likely cause. */
export const isOffline = ({ kind }: ApiFailure): boolean => kind === 'network' || kind === 'timeout' || kind === 'aborted'

export const isSessionLost = (failure: ApiFailure): boolean => failure.kind === 'http' && (failure.status === 401 || failure.status === 419)

/** What happened, what is kept, what to do. Technical failures keep the sentence of specification §8. */
export function sentenceOf(failure: ApiFailure): string {
  if (isOffline(failure)) return 'La connexion est interrompue. Votre saisie est gardée ici et sera envoyée au retour du réseau.'
  if (isSessionLost(failure)) return 'Votre session a expiré. Votre saisie est gardée\u202f; reconnectez-vous pour l’enregistrer.'
  if (isGone(failure)) return 'Cet élément n’existe plus. Votre saisie est gardée ici\u202f; copiez-la ou annulez-la.'
  if (failure.kind === 'http' && failure.status === 403) return 'Vous n’avez pas le droit de modifier cette section. Votre saisie est gardée ici\u202f; copiez-la ou annulez-la.'
  return messages.technical
}
