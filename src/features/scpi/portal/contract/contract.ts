import type { FeatureContract } from '#contract/resources'
import { portalCredentials, portalPassword, portalPasswordRequest } from './credentials'

/** What is asked of a client before he is in his portal; what he reads there is of `scpi/clients`. */
export const scpiPortalContract: FeatureContract = {
  resources: {},
  requests: [portalCredentials, portalPasswordRequest, portalPassword],
}
