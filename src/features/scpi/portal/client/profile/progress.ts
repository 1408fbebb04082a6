import { chapters, isDone, lackingSteps } from './chapters'
import type { Answers } from './steps'

/** What is left before the signature, in words; whether it is only to be signed. */
interface Progress {
  readonly words: string
  readonly isWhole: boolean
}

/** How far the client is in all the chapters together. */
export function progressOf(answers: Answers): Progress {
  const lacking = chapters.flatMap((chapter) => lackingSteps(chapter, answers)).length
  const isWhole = chapters.every((chapter) => isDone(chapter, answers))
  if (isWhole) return { words: 'Votre profil investisseur est complet\u00a0: il reste à le signer.', isWhole }
  if (lacking === 0)
    return { words: 'Tout est répondu\u00a0: il reste à remettre votre test de connaissances.', isWhole }
  const words =
    lacking === 1
      ? 'Il manque une réponse à votre profil investisseur.'
      : `Il manque ${String(lacking)} réponses à votre profil investisseur.`
  return { words, isWhole }
}
