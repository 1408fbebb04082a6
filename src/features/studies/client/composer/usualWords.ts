export const USUAL_SUBJECT = 'Votre étude immobilière'

/** What a study is sent with, unless its author writes something else; each reader is greeted by name before it. */
export const USUAL_MESSAGE = [
  'Voici l’étude que nous avons préparée ensemble. Vous pouvez la lire sur votre téléphone, faire varier ses hypothèses et me poser vos questions directement sur les montants.',
  'Bonne lecture.',
].join('\n\n')
