import { overallScore, type CatalogueProperty } from '#features/catalogue/contract'
import type { Outcome } from '#client/engine'
import type { LotRow } from '../../../../../../src/features/clientFile/client/file/lotProposals/LotRow'

/** What a programme is rated. */
export const scores = {
  ability_to_fill_residence: null,
  manager_strength: null,
  neighborhood_attractivity: 4,
  net_rent_profitability: 3,
  potential_capital_gain: null,
  rent_profitability: 2,
  rental_profitability_post_consolidation: null,
  rental_security: 5,
  resale_easiness: null,
  tax_performance: null,
  nf_habitat_certification: null,
} as const
/** A lot for sale at 200,000 €. */
export const property: CatalogueProperty = {
  id: 'lot',
  reference: 'B204',
  status: 'available',
  kind: 'apartment',
  rooms: 2,
  surface: 43.2,
  floor: 2,
  exposure: null,
  balcony_surface: null,
  garden_surface: null,
  parking_price: null,
  property_price: 200_000,
  previous_price: null,
  price_changed_on: null,
  furniture_price: null,
  renovation_price: null,
  energy_renovation_price: null,
  suggested_rent: 700,
  monthly_non_recoverable_fee: null,
  property_tax: null,
  rental_management_rate: null,
  full_ownership_price: null,
  gross_yield: null,
  net_yield: null,
  is_top: false,
  commission: null,
  created_at: '2026-11-02T08:00:00Z',
  ...scores,
  program: {
    id: 'program',
    promoter_id: 'promoter',
    manager_id: null,
    thumbnail_url: null,
    illustration: null,
    name: 'Les Terrasses',
    project: 'long_term_rental',
    stage: 'works',
    municipality: 'montpellier-34000',
    latitude: 43.61,
    longitude: 3.88,
    delivery_date: null,
    seniority: 'new',
    energy_class: null,
    is_nf_habitat: false,
    residence_type: null,
    is_classified_tourism: false,
    hotel_services: null,
    usufruct_duration: null,
    has_social_usufruct: false,
    pinel_type: null,
    malraux_is_vir: false,
    malraux_tax_reduction_rate: null,
    zone: 'A',
    rent_per_square_meter: 15,
    price_per_square_meter: 4_000,
  },
}
/** @param average_effort euros a month */
export const outcome = (average_effort: number, debt_ratio_after: number | null = 0.3): Outcome => ({
  gain: 50_000,
  indicators: {
    average_effort,
    max_effort: { amount: average_effort + 50, year: 2030 },
    total_tax_saving: 0,
    net_wealth: 0,
    irr_after_tax: 0.03,
    debt_ratio_before: 0.1,
    debt_ratio_after,
    debt_ratio_prudent: null,
    debt_ratio_differential: null,
    gross_yield: 0,
    net_yield: 0,
    total_cost: 0,
    loan_amount: 0,
    monthly_payment: 0,
  },
})
/** A lot among others. @param found what it comes to; undefined as long as that is not known */
export const row = (id: string, found: Outcome | undefined, changes: Partial<CatalogueProperty> = {}): LotRow => {
  const lot = { ...property, id, ...changes }
  return {
    lot,
    outcome: found,
    explanation: undefined,
    score: overallScore(lot, lot.program.project),
    rank: 1,
    moved: 0,
    faults: [],
    proposal: undefined,
  }
}
export const ids = (rows: readonly LotRow[]) => rows.map(({ lot }) => lot.id)
