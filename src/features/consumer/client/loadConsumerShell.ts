import { loadScreen } from '#client/screens'

/** What surrounds the screens of the consumer side. */
export const loadConsumerShell = () =>
  loadScreen(async () => (await import(/* webpackChunkName: "consumer" */ './ConsumerShell')).ConsumerShell)
