import type { FeatureContract } from '#contract/resources'
import { alertPause, searchAlert } from './searchAlert'

const resources = { search_alert: searchAlert } as const
export type ComparatorResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends ComparatorResources {}
}

/** The lots that people want to be told of. */
export const comparatorContract: FeatureContract = {
  resources,
  requests: [alertPause],
  collections: [{ type: 'search_alert', path: '/v3/search-alerts' }],
}
