import type { FeatureContract } from '#contract/resources'
import { savedView } from './resources/savedView'
import { secondFactor } from './resources/secondFactor'
import { session } from './resources/session'
import { token } from './resources/token'

const resources = { saved_view: savedView, second_factor: secondFactor, session, token } as const
export type AccountResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends AccountResources {}
}

/** One's own account: its tokens, the views that one saved. Who one is stands in `#contract/identity`. */
export const accountContract: FeatureContract = {
  resources,
  collections: [
    { type: 'token', path: '/v3/me/token' },
    { type: 'session', path: '/v3/me/sessions' },
    { type: 'saved_view', path: '/v3/me/saved-views' },
    { type: 'second_factor', path: '/v3/me/second-factors' },
  ],
}
