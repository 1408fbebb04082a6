import { schemes, type ProjectType, type Scheme } from '#domain'

interface Criterion {
  readonly label: string
  /** For tables and small screens. */
  readonly short: string
  /** The project types that it says something of. */
  readonly projects: readonly ProjectType[]
}

const projectsWhere = (holds: (scheme: Scheme) => boolean): readonly ProjectType[] =>
  schemes.all.filter((scheme) => holds(scheme)).map(({ id }) => id)

const every = projectsWhere(() => true)
const investments = projectsWhere(({ kind }) => kind === 'investment')
const managed = projectsWhere((scheme) => scheme.kind === 'investment' && scheme.isManaged === true)
const withoutUse = projectsWhere((scheme) => scheme.kind === 'investment' && scheme.letting === 'none')

/** What a property is scored on (specification §3), from 0 to 5; a score that is not known is null. */
export const scoringCriteria = {
  ability_to_fill_residence: {
    label: 'Taux de remplissage de la résidence',
    short: 'Remplissage',
    projects: managed,
  },
  manager_strength: {
    label: 'Solidité de l’exploitant',
    short: 'Exploitant',
    projects: managed,
  },
  neighborhood_attractivity: {
    label: 'Attractivité du quartier',
    short: 'Quartier',
    projects: every,
  },
  net_rent_profitability: {
    label: 'Rentabilité locative nette',
    short: 'Renta. nette',
    projects: investments,
  },
  potential_capital_gain: {
    label: 'Potentiel de plus-value',
    short: 'Plus-value',
    projects: every,
  },
  rent_profitability: {
    label: 'Rentabilité locative brute',
    short: 'Renta. brute',
    projects: investments,
  },
  rental_profitability_post_consolidation: {
    label: 'Rentabilité locative après remembrement',
    short: 'Renta. après remembrement',
    projects: withoutUse,
  },
  rental_security: {
    label: 'Sécurité locative',
    short: 'Sécurité',
    projects: investments,
  },
  resale_easiness: {
    label: 'Facilité de revente',
    short: 'Revente',
    projects: every,
  },
  tax_performance: {
    label: 'Performance fiscale',
    short: 'Fiscalité',
    projects: investments,
  },
  nf_habitat_certification: {
    label: 'Certification NF Habitat',
    short: 'NF Habitat',
    projects: every,
  },
} as const satisfies Readonly<Record<string, Criterion>>

export type CriterionName = keyof typeof scoringCriteria

export function isCriterion(name: string): name is CriterionName {
  return Object.hasOwn(scoringCriteria, name)
}

/** The criteria, in the order in which they are shown. */
export const criterionNames = Object.keys(scoringCriteria).filter(isCriterion)
