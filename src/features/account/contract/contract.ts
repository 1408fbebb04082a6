import type { FeatureContract } from '#contract/resources'
import { token } from './resources/token'

const resources = { token } as const
export type AccountResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends AccountResources {}
}

/** One's own account: its tokens. Who one is stands in `#contract/identity`. */
export const accountContract: FeatureContract = { resources, collections: [{ type: 'token', path: '/v3/me/token' }] }
