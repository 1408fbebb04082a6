import { scoringCriteria, type CriterionName } from '#features/catalogue/contract'
import type { ProjectType } from '#domain'
import { drawFrom } from '#server/demo'
import type { DemoProgram } from './programs'

/** A property as far as its scores need it. */
export interface Scored {
  readonly program: DemoProgram
  readonly rooms: number
  readonly surface: number
  readonly property_price: number
  readonly renovation_price: number | null
  readonly full_ownership_price: number | null
  readonly gross_yield: number | null
  readonly net_yield: number | null
}

export type Scores = Readonly<Record<CriterionName, number | null>>

const MISSING_SHARE = 0.08

const ZONE_SECURITY = { Abis: 4.6, A: 4.1, B1: 3.5, B2: 2.7, C: 2 } as const

/** What a scheme saves by itself, whoever the client is: a baseline that ranking for a household replaces. */
const TAX_BASELINE: Partial<Readonly<Record<ProjectType, number>>> = {
  malraux: 4.6,
  historic_monuments: 4.4,
  land_deficit: 4,
  denormandie: 3.9,
  lmnp_amortissement: 3.8,
  para_hotelier: 3.6,
  bare_ownership: 3.4,
  jeanbrun: 3.3,
  pinel: 3.2,
  long_term_rental: 3,
  lli: 2.6,
  seasonal_rental: 2.2,
}

/** The eleven scores of every property, from 0 to 5: yields by their place in the catalogue, the rest by place, programme and operator. */
export function scoresOf(properties: readonly Scored[]): Scores[] {
  const gross = quantiles(properties.map(({ gross_yield }) => gross_yield))
  const net = quantiles(properties.map(({ net_yield }) => net_yield))
  return properties.map((property) =>
    known(property.program, {
      ...ofPlace(property),
      ...ofProgram(property),
      rent_profitability: gross(property.gross_yield),
      net_rent_profitability: net(property.net_yield),
    }),
  )
}

/** Only what says something of the project, and some of it missing: a screen must show how reliable a score is. */
function known({ draw, project }: DemoProgram, scores: Scores): Scores {
  const kept = (name: CriterionName): number | null => {
    const isMissing = draw.chance(MISSING_SHARE)
    return scoringCriteria[name].projects.some((candidate) => candidate === project) && !isMissing ? scores[name] : null
  }
  return {
    ability_to_fill_residence: kept('ability_to_fill_residence'),
    manager_strength: kept('manager_strength'),
    neighborhood_attractivity: kept('neighborhood_attractivity'),
    net_rent_profitability: kept('net_rent_profitability'),
    potential_capital_gain: kept('potential_capital_gain'),
    rent_profitability: kept('rent_profitability'),
    rental_profitability_post_consolidation: kept('rental_profitability_post_consolidation'),
    rental_security: kept('rental_security'),
    resale_easiness: kept('resale_easiness'),
    tax_performance: kept('tax_performance'),
    nf_habitat_certification: kept('nf_habitat_certification'),
  }
}

/** A property that costs less than the dear flats around may gain; small homes sell more easily. */
function ofPlace({
  program: { place, market, draw },
  rooms,
  surface,
  property_price,
  renovation_price,
  full_ownership_price,
}: Scored) {
  const perSquareMeter = (property_price + (renovation_price ?? 0)) / surface
  const afterUsufruct = ((rooms <= 2 ? place.smallRent : place.largeRent) * surface * 12) / property_price
  return {
    neighborhood_attractivity: score(effectOf(place.slug, 'neighborhood', 3.4, 0.7) + draw.normal(0, 0.2)),
    potential_capital_gain: score(3 + ((place.dearPrice - perSquareMeter) / place.dearPrice) * 4 + draw.normal(0, 0.3)),
    rental_security: score(ZONE_SECURITY[market.zone] + draw.normal(0, 0.25)),
    resale_easiness: score(
      effectOf(place.slug, 'resale', 3.2, 0.6) + (rooms === 2 || rooms === 3 ? 0.4 : -0.2) + draw.normal(0, 0.2),
    ),
    rental_profitability_post_consolidation: full_ownership_price === null ? null : score((afterUsufruct - 0.02) * 100),
  }
}

function ofProgram({ program: { project, manager, attributes, draw } }: Scored) {
  return {
    tax_performance: score((TAX_BASELINE[project] ?? 0) + draw.normal(0, 0.3)),
    ability_to_fill_residence: score(effectOf(manager?.name ?? project, 'filling', 3.8, 0.6) + draw.normal(0, 0.2)),
    manager_strength: score(effectOf(manager?.name ?? project, 'strength', 3.6, 0.7)),
    nf_habitat_certification: attributes.is_nf_habitat ? 5 : null,
  }
}

/** What is the same for every property of a place or an operator. */
function effectOf(name: string, effect: string, mean: number, deviation: number): number {
  return drawFrom(`${effect} ${name}`).normal(mean, deviation)
}

const score = (value: number): number => Math.round(Math.min(5, Math.max(0, value)) * 10) / 10

/** The share of the known values that one passes, on 5. */
function quantiles(values: readonly (number | null)[]): (value: number | null) => number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b)
  const ranks = new Map(sorted.map((value, rank) => [value, rank]))
  return (value) => (value === null ? null : score(((ranks.get(value) ?? 0) / Math.max(1, sorted.length - 1)) * 5))
}
