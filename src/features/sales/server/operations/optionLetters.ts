import type { OptionAction } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import type { Letter } from '#server/services'
import { inParis, sendToUser, type Addressed } from './sending'

/** What a letter on an option says; the client is never named in mail. */
interface Told {
  readonly action: OptionAction | 'create'
  readonly promoter: string
  /** Instant until which the promoter answers, or the option holds the lot. */
  readonly until: string | null
  readonly reason?: string | null
  readonly rank?: number
  /** The promoter is to validate it. */
  readonly isRequested?: boolean
}

interface About extends Told, Addressed {}

/** Tells whoever made an option what became of it; nothing is said of actions that have no letter. */
export async function tellOfOption(transaction: Queryable, about: About): Promise<void> {
  const letter = sentences[about.action]?.(about)
  if (letter) await sendToUser(transaction, about, { list: 'options', letter, isReminder: about.action === 'tick' })
}

type Sentences = (told: Told) => Omit<Letter, 'link'>

const titled = (promoter: string, what: string): string => `Option chez ${promoter}\u00a0: ${what}`

const sentences: Readonly<Partial<Record<Told['action'], Sentences>>> = {
  create: confirmation,
  accept: ({ promoter, until }) => ({
    subject: titled(promoter, 'acceptée'),
    paragraphs: [`${promoter} a accepté votre option. Le lot est à vous jusqu’au ${inParis(until)}.`],
  }),
  refuse: ({ promoter, reason }) => ({
    subject: titled(promoter, 'refusée'),
    paragraphs: [`${promoter} a refusé votre option.`, `Motif\u00a0: ${reason ?? ''}`],
  }),
  tick: ({ promoter, until }) => ({
    subject: titled(promoter, 'expire bientôt'),
    paragraphs: [
      `Votre option expire le ${inParis(until)}. Réservez le lot, prolongez l’option une fois, ou levez-la.`,
    ],
  }),
  extend: ({ promoter, until }) => ({
    subject: titled(promoter, 'prolongée'),
    paragraphs: [`Votre option a été prolongée jusqu’au ${inParis(until)}.`],
  }),
  release: ({ promoter }) => ({
    subject: titled(promoter, 'levée'),
    paragraphs: ['Votre option a été levée\u00a0: le lot n’est plus retenu pour votre client.'],
  }),
  expire: ({ promoter, until }) => ({
    subject: titled(promoter, 'expirée'),
    paragraphs: [`Votre option a expiré le ${inParis(until)}\u00a0: le lot n’est plus retenu pour votre client.`],
  }),
  promote: ({ promoter, until }) => ({
    subject: titled(promoter, 'passée en rang\u00a01'),
    paragraphs: [`L’option qui précédait la vôtre est tombée. Le lot est à vous jusqu’au ${inParis(until)}.`],
  }),
  lapse: ({ promoter, rank, until }) => ({
    subject: titled(promoter, 'caduque'),
    paragraphs: [
      rank === 1
        ? `${promoter} n’a pas répondu avant le ${inParis(until)}\u00a0: le lot n’est pas retenu pour votre client.`
        : 'Le lot que votre option de rang\u00a02 attendait a été réservé.',
    ],
  }),
}

function confirmation({ promoter, until, rank, isRequested }: Told): Omit<Letter, 'link'> {
  if (rank !== 1)
    return {
      subject: titled(promoter, 'rang\u00a02'),
      paragraphs: ['Votre option attend en rang\u00a02\u00a0: elle devient active si celle de rang\u00a01 tombe.'],
    }
  return isRequested === true
    ? {
        subject: titled(promoter, 'demandée'),
        paragraphs: [`Votre option est demandée. ${promoter} a jusqu’au ${inParis(until)} pour répondre.`],
      }
    : {
        subject: titled(promoter, 'posée'),
        paragraphs: [`Votre option est active\u00a0: le lot est à vous jusqu’au ${inParis(until)}.`],
      }
}
