import { initialAttributes, resources, type Attributes, type ResourceType } from '#contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import type { Resource, ResourceOf } from '#contract/jsonapi'

/** Ids of the example client file; a section that a file has once has the id of its own. */
export const FILE = '0b4f2c1e-3d5a-4b6c-8d7e-9f0a1b2c3d4e'
export const idOf = (type: ResourceType): string =>
  `${'0'.repeat(8)}-0000-4000-8000-${Buffer.from(type).toString('hex').slice(0, 12).padEnd(12, '0')}`

function section<Type extends ResourceType>(type: Type, attributes: Partial<Attributes<Type>>): ResourceOf<Type>
function section(type: ResourceType, attributes: object): object {
  return {
    type,
    id: idOf(type),
    attributes: { ...initialAttributes(resources[type]), ...attributes },
    relationships: {},
    version: 1,
  }
}

/** A complete household: a client alone, two incomes, one running loan, a new flat in Montpellier studied as a furnished letting. */
export const income = section('income', {
  net_monthly_income: 3_200,
  net_rental_income: 0,
  prior_land_deficit: 0,
  net_other_income: 150,
})
export const heritage = section('heritage', {
  main_residence_value: 0,
  liquidity: 40_000,
  security_and_bond: 0,
  investment_real_estate: 0,
})
export const tax = section('tax', { annual_tax: 4_200, credit_tax_used: 0, fiscal_part: 1, tmi_rate: 0.3 })
export const charge = section('charge', {
  accommodation_status: 'tenant',
  monthly_rent: 800,
  monthly_expense: 0,
  alimony: 100,
})
export const person = section('person', {
  honorific: 'mrs',
  firstname: 'Anne',
  lastname: 'Vasseur',
  email: 'anne@vasseur.example',
  marital_status: 'single',
})
export const currentLoan = section('current_loan', { monthly_credit: 220, rate: 0.02, end_date: '2028-06-30' })
export const simulation = section('simulation', {
  project: 'lmnp_amortissement',
  seniority: 'new',
  investment_price: 210_000,
  municipality: 'montpellier-34000',
  contribution: 10_000,
})

function clientFile(sections: readonly Resource[]): Resource {
  const linkage = clientFileSections.map(({ relationship, definition, cardinality }) => {
    const refs = sections
      .filter(({ type }) => type === definition.type)
      .map(({ id }) => ({ type: definition.type, id }))
    return [relationship, cardinality === 'many' ? refs : (refs[0] ?? null)] as const
  })
  return {
    type: 'client_file',
    id: FILE,
    version: 1,
    attributes: { title: 'Vasseur', status: 'draft', completeness: 60 },
    relationships: Object.fromEntries(linkage),
  }
}

const sections: readonly Resource[] = [income, heritage, tax, charge, person, currentLoan, simulation]

/** The client file and its sections, as reading it brings them. */
export const exampleFile: readonly Resource[] = [clientFile(sections), ...sections]

/** What the server answers about a resource after a write: what it had, and these attributes. */
export function answered(resource: Resource, attributes: object, version: number): object {
  return {
    data: {
      type: resource.type,
      id: resource.id,
      attributes: { ...resource.attributes, ...attributes },
      meta: { version },
    },
  }
}

/** What the server answers about the firm's assumptions. */
export const firm = {
  data: {
    type: 'simulation_configuration',
    id: 'lmnp_amortissement',
    attributes: {
      loan_rates: { 10: 0.029, 15: 0.031, 20: 0.033, 25: 0.035, 30: 0.038 },
      loan_insurance_rate: 0.0034,
      yearly_rent_revaluation_rate: 0.01,
    },
  },
}
