import type { Recipient } from '#features/studies/contract'

export const USUAL_SUBJECT = 'Votre étude immobilière'

/** What a study is sent with, unless its author writes something else. */
export const usualMessage = ([first]: readonly Recipient[]): string =>
  [
    first?.firstname ? `Bonjour ${first.firstname},` : 'Bonjour,',
    'Voici l’étude que nous avons préparée ensemble. Vous pouvez la lire sur votre téléphone, faire varier ses hypothèses et me poser vos questions directement sur les montants.',
    'Bonne lecture.',
  ].join('\n\n')
