/** Legal capacity (Code civil, art. 388 and following, 414 and following). */
export const judicialCapacities = {
  capable: 'Majeur capable',
  minor: 'Mineur non émancipé',
  emancipated_minor: 'Mineur émancipé',
  safeguard: 'Majeur sous sauvegarde de justice',
  simple_curatorship: 'Majeur sous curatelle simple',
  reinforced_curatorship: 'Majeur sous curatelle renforcée',
  adjusted_curatorship: 'Majeur sous curatelle aménagée',
  guardianship: 'Majeur sous tutelle',
  family_empowerment_assistance: 'Habilitation familiale – assistance',
  family_empowerment_representation: 'Habilitation familiale – représentation',
  future_protection_mandate: 'Mandat de protection future activé',
} as const

/** In which quality somebody acts for a protected person or a minor. */
export const representativeTypes = {
  parent: 'Parent, administrateur légal',
  guardian: 'Tuteur',
  curator: 'Curateur',
  subrogate: 'Subrogé tuteur / subrogé curateur',
  family_authorised: 'Personne habilitée (habilitation familiale)',
  mandatary: 'Mandataire de protection future',
  ad_hoc_administrator: 'Administrateur ad hoc',
  special_proxy: 'Mandataire spécial',
} as const

/** Family situations. */
export const familySituations = {
  single: 'Célibataire',
  married: 'Marié·e',
  pacs: 'Pacsé·e',
  concubinage: 'En concubinage / union libre',
  divorced: 'Divorcé·e',
  widowed: 'Veuf ou veuve',
  divorcing: 'En instance de divorce',
  legally_separated: 'Séparé·e de corps',
} as const

/** Matrimonial regimes (Code civil, art. 1387 and following). */
export const marriageContracts = {
  community_property: 'Communauté réduite aux acquêts (régime légal)',
  pre_1966_community: 'Communauté de meubles et acquêts (mariage avant le 1er février 1966 ou contrat)',
  universal_community: 'Communauté universelle',
  universal_community_full_attribution: 'Communauté universelle avec clause d’attribution intégrale au survivant',
  property_separation: 'Séparation de biens',
  property_separation_acquests_society: 'Séparation de biens avec société d’acquêts',
  acquests_participation: 'Participation aux acquêts',
  foreign_regime: 'Régime matrimonial étranger',
} as const

/** Agreements of a PACS (Code civil, art. 515-5, 515-5-1). */
export const pacsContracts = {
  property_separation: 'Séparation des patrimoines (régime légal depuis le 1er janvier 2007)',
  joint_ownership: 'Indivision des acquêts (convention)',
  legacy_joint_ownership: 'Indivision (PACS conclu avant le 1er janvier 2007, non modifié)',
} as const

/** Net income of a household, euros a year. */
export const netIncomeRanges = {
  lt_20k: 'Moins de 20\u202f000\u00a0€',
  '20k_40k': 'De 20\u202f000\u00a0€ à 39\u202f999\u00a0€',
  '40k_60k': 'De 40\u202f000\u00a0€ à 59\u202f999\u00a0€',
  '60k_80k': 'De 60\u202f000\u00a0€ à 79\u202f999\u00a0€',
  '80k_120k': 'De 80\u202f000\u00a0€ à 119\u202f999\u00a0€',
  '120k_200k': 'De 120\u202f000\u00a0€ à 199\u202f999\u00a0€',
  '200k_300k': 'De 200\u202f000\u00a0€ à 299\u202f999\u00a0€',
  gt_300k: '300\u202f000\u00a0€ et plus',
} as const

/** Whose child it is. */
export const childLinks = {
  common: 'Enfant du couple',
  holder_previous_union: 'Enfant du titulaire, d’une précédente union',
  spouse_previous_union: 'Enfant du conjoint, d’une précédente union',
  other_dependent: 'Autre personne à charge',
} as const

/** Where the firm stands with a client. */
export const clientStatuses = {
  prospect: 'Prospect',
  client: 'Client',
  inactive: 'Inactif',
  blocked: 'Bloqué (conformité)',
} as const

/** Categories of clients (MiFID II, annex II). */
export const mifCategories = {
  non_professional: 'Client non professionnel',
  professional: 'Client professionnel',
  eligible_counterparty: 'Contrepartie éligible',
} as const

/** Risk of money laundering (Code monétaire et financier, art. L. 561-4-1). */
export const riskLevels = {
  low: 'Faible',
  standard: 'Standard',
  high: 'Élevé',
} as const

/** Whether a client may enter the portal, and has. */
export const portalStatuses = {
  none: 'Sans accès',
  invited: 'Invité',
  active: 'Actif',
  locked: 'Verrouillé',
} as const
