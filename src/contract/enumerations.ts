import {
  investmentProjects,
  type EnergyClass,
  type Market,
  type ProjectType,
  type RentLevel,
  type ResidenceType,
  type TaxRegime,
} from '#domain'

/** Keys of the wire (specification §3) and their French labels. */

export const honorifics = {
  mr: 'Monsieur',
  mrs: 'Madame',
} as const

export const maritalStatuses = {
  single: 'Célibataire',
  married: 'Marié·e',
  pacs: 'Pacsé·e',
  divorced: 'Divorcé·e',
  concubinage: 'En concubinage',
  widowed: 'Veuf ou veuve',
} as const

export const matrimonialPropertyRegimes = {
  community_property: 'Communauté de biens',
  property_separation: 'Séparation de biens',
  joint_ownership: 'Indivision',
} as const

export const professionalStatuses = {
  cdi_during_trial_period: 'CDI en période d’essai',
  cdi_trial_period_over: 'CDI, période d’essai terminée',
  cdd_or_interim: 'CDD ou intérim',
  independent: 'Indépendant ou profession libérale',
  craftsman_or_trader: 'Artisan ou commerçant',
  entrepreneur: 'Chef d’entreprise',
  official: 'Fonctionnaire',
  retirement: 'Retraité',
  unemployed: 'Sans emploi',
} as const

export const loanTypes = {
  real_estate: 'Immobilier',
  consumer: 'Consommation',
  car: 'Automobile',
  leasing: 'Location avec option d’achat (LOA/LLD)',
  student: 'Étudiant',
  other: 'Autre',
} as const

export const accommodationStatuses = {
  tenant: 'Locataire',
  owner: 'Propriétaire',
  free_accommodation: 'Hébergé à titre gratuit',
  company_housing: 'Logement de fonction',
} as const

export const seniorities = {
  new: 'Neuf ou VEFA',
  old: 'Ancien',
} as const

export const delayTypes = {
  none: 'Sans différé',
  partial: 'Différé partiel (intérêts et assurance payés)',
  total: 'Différé total (assurance seule payée)',
} as const

export const loanAmortizationTypes = {
  amortizable: 'Amortissable',
  in_fine: 'In fine',
} as const

export const pinelTypes = {
  pinel: 'Pinel',
  pinel_plus: 'Pinel +',
} as const

/** Who runs the residence that a furnished unit is let to. */
export const residenceTypes = {
  student: 'Résidence étudiante',
  senior: 'Résidence seniors',
  care: 'EHPAD',
  tourism: 'Résidence de tourisme',
  business: 'Résidence d’affaires',
} as const satisfies Readonly<Record<ResidenceType, string>>

/** Rents that a private landlord commits to. */
export const rentLevels = {
  intermediate: 'Intermédiaire',
  social: 'Social',
  very_social: 'Très social',
} as const satisfies Readonly<Record<RentLevel, string>>

/** Energy classes of a dwelling (DPE). */
export const energyClasses = { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E', F: 'F', G: 'G' } as const satisfies Readonly<
  Record<EnergyClass, string>
>

/** Housing zones of the ceilings (« zonage ABC »). */
export const zones = { Abis: 'A bis', A: 'A', B1: 'B1', B2: 'B2', C: 'C' } as const satisfies Readonly<
  Record<Market['zone'], string>
>

export const buyerTypes = {
  person: 'Le foyer',
  company: 'Une société (SCI comprise)',
} as const

export const commitmentTerms = [
  { value: 6, label: '6 ans' },
  { value: 9, label: '9 ans' },
  { value: 12, label: '12 ans' },
] as const

export const malrauxRates = [
  { value: 0.22, label: '22 % (site patrimonial avec PVAP)' },
  { value: 0.3, label: '30 % (plan de sauvegarde et de mise en valeur)' },
] as const

/** The 13 project types of specification §3, then the newer ones. */
export const projectTypes = {
  personal_residency: 'Résidence principale',
  pinel: 'Pinel',
  denormandie: 'Denormandie',
  lmnp_amortissement: 'LMNP amortissement',
  bare_ownership: 'Nue-propriété',
  malraux: 'Malraux',
  historic_monuments: 'Monument historique',
  land_deficit: 'Déficit foncier',
  reduced_vat: 'TVA réduite',
  controlled_price: 'Prix maîtrisés',
  long_term_rental: 'Meublé longue durée',
  seasonal_rental: 'Meublé saisonnier',
  para_hotelier: 'Para-hôtelier',
  jeanbrun: 'Jeanbrun (relance logement)',
  lli: 'Logement locatif intermédiaire (LLI)',
  unfurnished_rental: 'Location nue',
} as const satisfies Readonly<Record<ProjectType, string>>

/** Short names, for tables and small screens. */
export const projectShortNames: Readonly<Record<ProjectType, string>> = {
  personal_residency: 'RP',
  pinel: 'Pinel',
  denormandie: 'Denormandie',
  lmnp_amortissement: 'LMNP',
  bare_ownership: 'NP',
  malraux: 'Malraux',
  historic_monuments: 'MH',
  land_deficit: 'DF',
  reduced_vat: 'TVA 5,5 %',
  controlled_price: 'PM',
  long_term_rental: 'LMNP LD',
  seasonal_rental: 'LMNP sais.',
  para_hotelier: 'Para-hôt.',
  jeanbrun: 'Jeanbrun',
  lli: 'LLI',
  unfurnished_rental: 'Loc. nue',
}

/** The names that addresses use (specification §2). Two of them are the same project type. */
export const projectSlugs: Readonly<Record<ProjectType, readonly [string, ...string[]]>> = {
  personal_residency: ['residence-principale'],
  pinel: ['pinel'],
  denormandie: ['denormandie'],
  lmnp_amortissement: ['lmnp-amortissement', 'lmnp-residences-services'],
  bare_ownership: ['nue-propriete'],
  malraux: ['malraux'],
  historic_monuments: ['monument-historique'],
  land_deficit: ['deficit-foncier'],
  reduced_vat: ['tva-reduite'],
  controlled_price: ['prix-maitrises'],
  long_term_rental: ['lmnp-libre-location-longue-duree'],
  seasonal_rental: ['lmnp-libre-location-saisonniere'],
  para_hotelier: ['lmnp-para-hotelier'],
  jeanbrun: ['jeanbrun'],
  lli: ['logement-locatif-intermediaire'],
  unfurnished_rental: ['location-nue'],
}

/** False for a residence: the solution tab is disabled. */
export function isInvestment(project: ProjectType): boolean {
  return investmentProjects.includes(project)
}

/** How rents are taxed, where the law leaves the choice (CGI art. 32 and 50-0). */
export const taxRegimes = {
  micro: 'Micro (abattement forfaitaire)',
  actual: 'Réel (charges réelles)',
} as const satisfies Readonly<Record<TaxRegime, string>>

/** What the insurance of a loan is a share of. */
export const insuranceBases = {
  initial: 'Capital initial',
  remaining: 'Capital restant dû',
} as const

/** Who or what pays the bank when the borrower does not; the lender's privilege became a legal mortgage in 2022. */
export const guaranteeKinds = {
  caution: 'Caution',
  mortgage: 'Hypothèque',
  lender_privilege: 'Hypothèque légale du prêteur (ancien privilège)',
} as const

/** Status of a client file, derived from its content (never typed). */
export const clientFileStatuses = {
  draft: 'À compléter',
  ready: 'Prêt à chiffrer',
  simulated: 'Solution chiffrée',
  presented: 'Étude présentée',
  in_sale: 'Vente en cours',
  won: 'Acté',
  archived: 'Archivé',
} as const
