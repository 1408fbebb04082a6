import type { Resource } from '#contract/jsonapi'
import type { HouseholdComposition } from '#domain'
import { resourcesOfType } from './resourcesOfType'

/** Who the household of a file is, from its sections: people filing one return, children, what they earn in a year. */
export function householdComposition(sections: readonly Resource[]): HouseholdComposition {
  const person = resourcesOfType(sections, 'person')[0]?.attributes ?? {}
  const companion = resourcesOfType(sections, 'companion')[0]?.attributes
  const income = resourcesOfType(sections, 'income')[0]?.attributes ?? {}
  const joint = companion !== undefined && (person.marital_status === 'married' || person.marital_status === 'pacs')
  const adults = joint ? [person, companion] : [person]
  const monthlyEarnings = (income.net_monthly_income ?? 0) + (joint ? (companion.net_monthly_income ?? 0) : 0)
  return {
    joint,
    children: resourcesOfType(sections, 'child').map(({ attributes }) => ({
      has_alternating_custody: attributes.has_alternating_custody ?? false,
      is_handicapped: attributes.is_handicapped ?? false,
    })),
    widowed: !joint && person.marital_status === 'widowed',
    lone_parent: companion === undefined && (person.marital_status === 'single' || person.marital_status === 'divorced'),
    handicapped_adults: adults.filter(({ is_handicapped }) => is_handicapped === true).length,
    earned_income: monthlyEarnings * 12,
    net_rental_income: (income.net_rental_income ?? 0) * 12,
    prior_land_deficit: income.prior_land_deficit ?? 0,
  }
}
