/** What a zero-rate loan may finance (CCH art. L31-10-2). */
export const ptzOperations = {
  new_collective: 'Appartement neuf',
  new_individual: 'Maison neuve',
  old_with_works: 'Ancien avec travaux',
  social_sale: 'Achat de son logement social',
} as const

/** Where a home stands from a priority district (CGI art. 278 sexies, III). */
export const vatPerimeters = {
  inside: 'Dans le quartier',
  within_300_meters: 'Entièrement à moins de 300\u00a0m',
  group_within_500_meters: 'Dans un ensemble entièrement à moins de 500\u00a0m et en partie à moins de 300\u00a0m',
  outside: 'Plus loin',
} as const

/** The answers of an operation that may be varied to reach an effort. */
export const levers = {
  property_price: 'Le prix du bien',
  contribution: 'L’apport',
  loan_duration: 'La durée du prêt',
} as const
