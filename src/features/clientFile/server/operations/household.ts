import type { Attributes } from '#contract'
import {
  clientFileSections,
  type ClientFileSection,
  type HouseholdCreation,
} from '#features/clientFile/contract/household'
import { householdSummary } from '#domain'
import { writableInitial } from '#server/operations'

/** A section and the resources that it begins with. */
export interface SectionContent {
  readonly section: ClientFileSection
  readonly resources: readonly Readonly<Record<string, unknown>>[]
}

/** The sections of a new file: those that always exist, filled with what the creation says of the household. */
export function householdSections(creation: HouseholdCreation, asOf: string): SectionContent[] {
  const known = knownAttributes(creation, asOf)
  return clientFileSections.map((section) => {
    const initial = writableInitial(section.definition)
    const given = known.get(section.relationship)
    const begins = section.cardinality === 'one' || given !== undefined
    return { section, resources: begins ? [{ ...initial, ...given }] : [] }
  })
}

/** The income of the household is that of the client and of the companion together. */
function knownAttributes(
  { household, companion }: HouseholdCreation,
  asOf: string,
): Map<ClientFileSection['relationship'], object> {
  const { monthly_rent, alimony, annual_tax, fiscal_part } = household
  const loanPayment = household.monthly_loan_payment ?? 0
  const income: Partial<Attributes<'income'>> = {
    net_monthly_income: Math.max(0, cents(household.net_monthly_income - (companion?.net_monthly_income ?? 0))),
  }
  const charge: Partial<Attributes<'charge'>> = {
    monthly_rent,
    alimony,
    ...(monthly_rent > 0 ? { accommodation_status: 'tenant' } : {}),
  }
  const tax: Partial<Attributes<'tax'>> = {
    annual_tax,
    fiscal_part,
    tmi_rate: marginalRate(household, loanPayment, asOf),
  }
  const loan: Partial<Attributes<'current_loan'>> = { type: 'other', monthly_credit: loanPayment }
  return new Map<ClientFileSection['relationship'], object>([
    ['income', income],
    ['charge', charge],
    ['tax', tax],
    ...(loanPayment > 0 ? [['currentLoans', loan] as const] : []),
    ...(companion ? [['companion', { ...companion, confirmed: ['honorific'] }] as const] : []),
  ])
}

function marginalRate(household: HouseholdCreation['household'], monthly_loan_payment: number, asOf: string): number {
  return householdSummary({ ...household, monthly_loan_payment }, undefined, asOf).marginal_rate
}

const cents = (euros: number): number => Math.round(euros * 100) / 100
