import type { ReportAction } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import type { Letter } from '#server/services'
import { inParis, sendToUser, type Addressed } from './sending'

/** What a letter on a dénonciation says; the client is never named in mail. */
interface Told {
  readonly action: ReportAction | 'remind'
  readonly promoter: string
  /** When, an instant. */
  readonly at: Date
  /** Instant until which the promoter answers, or the dénonciation holds. */
  readonly until: string | null
  readonly reason?: string | null
  /** Where the promoter was written to; null for nowhere. */
  readonly passedOn?: string | null
}

interface About extends Told, Addressed {
  /** A PDF that it brings. */
  readonly attachment?: { readonly name: string; readonly content: Buffer } | undefined
}

/** Tells whoever made a dénonciation what became of it; nothing is said of actions that have no letter. */
export async function tellAdviser(transaction: Queryable, about: About): Promise<void> {
  const letter = sentences[about.action]?.(about)
  if (letter)
    await sendToUser(transaction, about, {
      list: 'denonciations',
      letter,
      isReminder: about.action === 'tick',
      attachment: about.attachment,
    })
}

type Sentences = (told: Told) => Omit<Letter, 'link'>

const sentences: Readonly<Partial<Record<Told['action'], Sentences>>> = {
  send: ({ promoter, at, until, passedOn }) => ({
    subject: `Dénonciation à ${promoter}\u00a0: accusé d’envoi`,
    paragraphs: [
      `Votre dénonciation à ${promoter} a été enregistrée le ${inParis(at.toISOString())}, heure de Paris.`,
      passedOn
        ? `${promoter} l’a reçue à ${passedOn}, avec l’accusé horodaté joint.`
        : 'Ce promoteur n’a pas d’adresse\u00a0: transmettez-lui l’accusé horodaté joint.',
      `Le promoteur a jusqu’au ${inParis(until)} pour répondre.`,
    ],
  }),
  remind: ({ promoter, until, passedOn }) => ({
    subject: `Dénonciation à ${promoter}\u00a0: sans réponse`,
    paragraphs: [
      `${promoter} avait jusqu’au ${inParis(until)} pour répondre à votre dénonciation.`,
      passedOn ? `Un rappel lui a été envoyé à ${passedOn}.` : 'Ce promoteur n’a pas d’adresse\u00a0: rappelez-le-lui.',
    ],
  }),
  accept: ({ promoter, until }) => accepted(promoter, until),
  resolve_accept: ({ promoter, until }) => accepted(promoter, until),
  dispute: ({ promoter, reason }) => ({
    subject: `Dénonciation à ${promoter}\u00a0: conflit`,
    paragraphs: [`${promoter} signale un conflit sur votre dénonciation.`, `Motif\u00a0: ${reason ?? ''}`],
  }),
  reject: ({ promoter, reason }) => ({
    subject: `Dénonciation à ${promoter}\u00a0: refusée`,
    paragraphs: [`${promoter} a refusé votre dénonciation.`, `Motif\u00a0: ${reason ?? ''}`],
  }),
  tick: ({ promoter, until }) => ({
    subject: `Dénonciation à ${promoter}\u00a0: expire bientôt`,
    paragraphs: [`Votre dénonciation expire le ${inParis(until)}. Elle peut être renouvelée une fois.`],
  }),
  expire: ({ promoter, until }) => ({
    subject: `Dénonciation à ${promoter}\u00a0: expirée`,
    paragraphs: [`Votre dénonciation a expiré le ${inParis(until)}. Vous pouvez en faire une nouvelle.`],
  }),
}

const accepted = (promoter: string, until: string | null): Omit<Letter, 'link'> => ({
  subject: `Dénonciation à ${promoter}\u00a0: validée`,
  paragraphs: [`${promoter} a validé votre dénonciation. Elle vous protège jusqu’au ${inParis(until)}.`],
})
