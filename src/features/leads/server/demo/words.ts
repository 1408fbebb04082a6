/** What leads say that they want. */
export const wishes = [
  'Veut préparer sa retraite avec un bien loué par un exploitant.',
  'Cherche à réduire son impôt, sans reprendre de gestion.',
  'Premier achat : habiter, puis louer si une mutation arrive.',
  'A vendu un studio et veut réemployer le prix.',
  'Se renseigne pour ses enfants étudiants.',
  'Compare avec un placement financier, demande un écrit.',
] as const

export const exchangeNotes = [
  'Appel de découverte, rappeler avec deux exemples.',
  'Message laissé.',
  'A reçu la documentation, pose des questions sur les charges.',
  'Souhaite associer son conjoint au rendez-vous.',
  'Confirme son budget.',
] as const
