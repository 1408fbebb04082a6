import type { FeatureContract } from '#contract/resources'
import { scpiAddressSearch } from './addressSearch'
import { department } from './department'
import { scpiProfile } from './profile'

const resources = { department } as const
export type ScpiAreaResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends ScpiAreaResources {}
}

/** What the whole SCPI area asks for: departments, addresses, one’s own profile. */
export const scpiAreaContract: FeatureContract = {
  resources,
  requests: [scpiAddressSearch, scpiProfile],
  collections: [{ type: 'department', path: '/scpi/v1/locations/departments' }],
}
