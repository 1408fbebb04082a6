import { householdComposition as composition } from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import type { HouseholdComposition } from '#domain'
import { resourcesOfType } from './resourcesOfType'

/** Who the household of a file is, from its sections. */
export function householdComposition(sections: readonly Resource[]): HouseholdComposition {
  return composition({
    person: resourcesOfType(sections, 'person')[0]?.attributes ?? {},
    companion: resourcesOfType(sections, 'companion')[0]?.attributes ?? null,
    children: resourcesOfType(sections, 'child').map(({ attributes }) => attributes),
    income: resourcesOfType(sections, 'income')[0]?.attributes ?? {},
    tax: resourcesOfType(sections, 'tax')[0]?.attributes ?? {},
  })
}
