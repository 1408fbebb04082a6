import { defineResource } from '#contract/define'
import { choice, isoDate, longText } from '#contract/fields'

/** How a questionnaire is signed. */
export const signatureMeans = {
  portal: 'Dans l’espace client',
  paper: 'Sur papier',
} as const

/** What becomes of the signature of a questionnaire, as the history of the client tells it. */
export const questionnaireSignature = defineResource('questionnaire_signature', {
  state: choice({ signed: 'Signé', ended: 'Signature annulée' }, { label: 'Recueil' }),
  signed_with: choice(signatureMeans, { label: 'Comment' }),
  signed_on: isoDate({ label: 'Signé le' }),
  reason: longText({ label: 'Motif', private: true, maxLength: 1_000 }),
})
