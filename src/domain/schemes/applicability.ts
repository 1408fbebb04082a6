import type { Market, SolutionConfiguration, Zone } from '../configuration'
import { frenchDate } from '../value/frenchText'
import type { IsoDate } from '../value/calendar'
import type { Answer, Applicability, DeedWindow, InvestmentScheme } from './scheme'

/** What stands in the way of a scheme; undefined when nothing does. */
export type Obstacle = Exclude<Applicability, { kind: 'applies' }> | undefined

/** The first obstacle, otherwise the scheme applies. */
export function applicability(...obstacles: readonly Obstacle[]): Applicability {
  return obstacles.find((obstacle) => obstacle !== undefined) ?? { kind: 'applies' }
}

/**
 * Whether a scheme is open to an operation: it has the answers that the scheme requires, a deed in its window, and what
 * it asks for besides.
 */
export function applicabilityOf(
  { requires, window, applies }: Pick<InvestmentScheme, 'requires' | 'window' | 'applies'>,
  configuration: SolutionConfiguration,
  signatureDate: IsoDate,
  market: Market,
): Applicability {
  return (
    missing(configuration, requires) ??
    (window && outsideWindow(window.advantage, window, signatureDate)) ??
    applies(configuration, signatureDate, market)
  )
}

/** The answers among those asked that nobody gave. */
export function missing(configuration: SolutionConfiguration, answers: readonly Answer[]): Obstacle {
  const absent = answers.filter((answer) => configuration[answer] === undefined)
  return absent.length > 0 ? { kind: 'missing', answers: absent } : undefined
}

/** A refusal on an answer. Reason and threshold are French. */
export function refused(answer: Answer, reason: string, threshold: string): Obstacle {
  return { kind: 'refused', answer, reason, threshold }
}

/** A deed signed outside of the window. @param advantage subject of the sentence: `La réduction Pinel` */
export function outsideWindow(advantage: string, { first, last }: DeedWindow, signatureDate: IsoDate): Obstacle {
  if (signatureDate >= first && signatureDate <= last) return undefined
  const isLate = signatureDate > last
  const edge = isLate ? `signés après le ${frenchDate(last)}` : `signés avant le ${frenchDate(first)}`
  return refused(
    'notary_signature_date',
    `${advantage} n’est pas ouverte aux achats ${edge} (ici\u00a0: ${frenchDate(signatureDate)}). ` +
      'Indiquez la date de l’acte s’il a déjà été signé, ou choisissez un autre dispositif.',
    isLate ? last : first,
  )
}

const SENIORITIES = { new: 'Neuf ou VEFA', old: 'Ancien' }

/** A property of the other seniority; one that is not said is taken as the right one. */
export function otherSeniority(
  advantage: string,
  configuration: SolutionConfiguration,
  seniority: 'new' | 'old',
): Obstacle {
  if (configuration.seniority === undefined || configuration.seniority === seniority) return undefined
  return refused(
    'seniority',
    `${advantage} ne porte que sur ${seniority === 'old' ? 'l’ancien' : 'le neuf'}. ` +
      `Choisissez «\u00a0${SENIORITIES[seniority]}\u00a0», ou un autre dispositif.`,
    SENIORITIES[seniority],
  )
}

/** A municipality outside of the zones of a scheme. @param condition end of the sentence, with the zones in words */
export function outsideZones(
  advantage: string,
  zones: readonly Zone[],
  { zone }: Pick<Market, 'zone'>,
  condition: string,
): Obstacle {
  if (zones.includes(zone)) return undefined
  return refused(
    'municipality',
    `${advantage} est réservée aux zones ${condition}\u202f; la commune est en zone ${zone}. Choisissez une autre commune ou un autre dispositif.`,
    condition,
  )
}
