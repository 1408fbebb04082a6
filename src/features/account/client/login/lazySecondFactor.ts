import { lazyPart } from '#client/ui/lazy'

/** Few are asked for a second factor: it loads with the first. */
export const SecondFactorForm = lazyPart(
  async () => (await import(/* webpackChunkName: "second-factor" */ './SecondFactorForm')).SecondFactorForm,
)
