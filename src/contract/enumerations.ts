import { schemes, type Market, type PlannedLoanKind, type ProjectType, type RunningReduction } from '#domain'

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

const { pinel_type, pinel_term, residence_type, energy_class, malraux_tax_reduction_rate } = schemes.questions()

export const pinelTypes = pinel_type.choices
export const residenceTypes = residence_type.choices
export const energyClasses = energy_class.choices
export const commitmentTerms = pinel_term.choices
export const malrauxRates = malraux_tax_reduction_rate.choices

/** Housing zones of the ceilings (« zonage ABC »). */
export const zones = { Abis: 'A bis', A: 'A', B1: 'B1', B2: 'B2', C: 'C' } as const satisfies Readonly<
  Record<Market['zone'], string>
>

/** French labels of the schemes. */
export const projectTypes = schemes.byId(({ label }) => label)

/** Short names, for tables and small screens. */
export const projectShortNames = schemes.byId(({ short }) => short)

/** The names that addresses use (specification §2). Two of them are the same project type. */
export const projectSlugs = schemes.byId(({ slugs }) => slugs)

/** What a project is for (specification §3). */
export const objectives = { investment: 'Investissement', main_residence: 'Résidence principale' } as const

/** False for a residence: the solution tab is disabled. */
export function isInvestment(project: ProjectType): boolean {
  return schemes.find(project)?.kind === 'investment'
}

/** Shares of the property tax of which a municipality may leave a new dwelling exempt (CGI art. 1383, I). */
export const newHomeExemptions = [
  { value: 1, label: 'Totale' },
  { value: 0.9, label: '90\u202f%' },
  { value: 0.8, label: '80\u202f%' },
  { value: 0.7, label: '70\u202f%' },
  { value: 0.6, label: '60\u202f%' },
  { value: 0.5, label: '50\u202f%' },
  { value: 0.4, label: '40\u202f%' },
] as const

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

/** Loans that stand beside the main one in a financing plan. */
export const plannedLoanKinds = {
  ptz: 'Prêt à taux zéro',
  employer: 'Prêt employeur (Action Logement)',
  bridge: 'Prêt relais',
  other: 'Autre prêt',
} as const satisfies Readonly<Record<PlannedLoanKind, string>>

/** Caps that reductions count against (CGI art. 200-0 A). */
export const reductionCaps = {
  general: 'Général (10\u202f000\u00a0€)',
  overseas: 'Outre-mer et SOFICA (18\u202f000\u00a0€)',
} as const satisfies Readonly<Record<RunningReduction['cap'], string>>
