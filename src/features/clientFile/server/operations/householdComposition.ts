import { householdComposition as composition, type ClientFileSection } from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import type { HouseholdComposition } from '#domain'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { resourcesOfType, scopeOf } from '#server/operations'
import { policies } from '../policies'
import { findClientFile } from '../repositories/clientFiles'

/** Who the household of a file is, from its sections. */
export function householdComposition(sections: readonly Resource[]): HouseholdComposition {
  return composition({
    person: resourcesOfType(sections, 'person')[0]?.attributes ?? {},
    companion: resourcesOfType(sections, 'companion')[0]?.attributes ?? null,
    children: resourcesOfType(sections, 'child').map(({ attributes }) => attributes),
    income: resourcesOfType(sections, 'income')[0]?.attributes ?? {},
    tax: resourcesOfType(sections, 'tax')[0]?.attributes ?? {},
    heritage: resourcesOfType(sections, 'heritage')[0]?.attributes ?? {},
    currentLoans: resourcesOfType(sections, 'current_loan').map(({ attributes }) => attributes),
    runningReductions: resourcesOfType(sections, 'running_reduction').map(({ attributes }) => attributes),
  })
}

/** The sections that say it. */
export const HOUSEHOLD: readonly ClientFileSection['relationship'][] = [
  'person',
  'companion',
  'children',
  'income',
  'tax',
  'heritage',
  'currentLoans',
  'runningReductions',
]

/** Who the household of a file is; undefined outside of what the viewer may read. */
export async function findHousehold(
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
): Promise<HouseholdComposition | undefined> {
  const read = await findClientFile(scopeOf(policies.person.read, viewer), database, clientFileId, HOUSEHOLD)
  return read && householdComposition(read.included)
}
