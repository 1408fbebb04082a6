import '#app/contract'
import type { Assumptions, CatalogueProgram, CatalogueProperty } from '#features/catalogue/contract'
import type { LotBuyer } from '#features/clientFile/contract/lots'
import { context } from '../../../__tests__/domain/support/examples'

const assumptions: Assumptions = context.defaults

/** A household with every answer that a calculation needs. */
export const buyer: LotBuyer = {
  sections: {
    clientFile: '00000000-0000-4000-8000-000000000000',
    companion: null,
    currentLoans: [],
    simulationCharges: [],
    simulationLoans: [],
    income: { net_monthly_income: 4_200, net_other_income: 0 },
    tax: { annual_tax: 3_800, fiscal_part: 2 },
    charge: { alimony: 0, monthly_rent: 0 },
    simulation: {
      contribution: 20_000,
      loan_duration: 20,
      duration_to_display: 25,
      delay_type: 'none',
      loan_amortization_type: 'amortizable',
      budget_monitoring: false,
    },
  },
  composition: {
    joint: true,
    children: [],
    widowed: false,
    lone_parent: false,
    handicapped_adults: 0,
    earned_income: 50_400,
    net_rental_income: 0,
    prior_land_deficit: 0,
  },
  assumptions: new Map([['lmnp_amortissement', assumptions]]),
  today: context.asOf,
}

const program: CatalogueProgram = {
  id: 'program',
  promoter_id: 'promoter',
  manager_id: null,
  name: 'Programme',
  thumbnail_url: null,
  illustration: null,
  project: 'lmnp_amortissement',
  stage: 'works',
  municipality: 'montpellier-34000',
  latitude: null,
  longitude: null,
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
  rent_per_square_meter: 15.5,
  price_per_square_meter: 4_100,
}

/** What says nothing of a lot that the bench measures. */
const unsaid = {
  reference: null,
  exposure: null,
  balcony_surface: null,
  garden_surface: null,
  parking_price: null,
  price_changed_on: null,
  created_at: null,
  previous_price: null,
  renovation_price: null,
  energy_renovation_price: null,
  full_ownership_price: null,
  gross_yield: null,
  net_yield: null,
  ability_to_fill_residence: null,
  manager_strength: null,
  neighborhood_attractivity: null,
  net_rent_profitability: null,
  potential_capital_gain: null,
  rent_profitability: null,
  rental_profitability_post_consolidation: null,
  rental_security: null,
  resale_easiness: null,
  tax_performance: null,
  nf_habitat_certification: null,
} as const

/** As many lots, of different sizes, prices and rents. */
export function catalogueOf(count: number): readonly CatalogueProperty[] {
  return Array.from({ length: count }, (_, index) => {
    const surface = 20 + (index % 80)
    return {
      ...unsaid,
      id: `lot-${index}`,
      program,
      status: 'available',
      kind: 'apartment',
      rooms: 2,
      surface,
      floor: 1,
      property_price: surface * (3_500 + (index % 30) * 50),
      furniture_price: 5_000,
      suggested_rent: surface * 15,
      monthly_non_recoverable_fee: 40,
      property_tax: 800,
      rental_management_rate: 0.07,
      is_top: false,
      commission: null,
    }
  })
}
