import { formatDate } from '#presentation/formats'

/** What stands under every operation on paper. @param day of the rules, `YYYY-MM-DD` */
export const mentionsOf = (day: string): string =>
  `Règles au ${formatDate(day)}. Simulation établie à partir des réponses du client et des hypothèses ci-dessus\u00a0: elle n’engage ` +
  'ni le résultat futur, ni la banque, ni l’administration fiscale. Investir comporte un risque de perte en capital\u202f; le ' +
  'non-respect des engagements de location fait perdre les avantages fiscaux.'
