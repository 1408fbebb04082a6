import { lazyPart } from '#client/ui/lazy'

/** What became of the studies that were sent. It comes for those who see them. */
export const Studies = lazyPart(
  async () => (await import(/* webpackChunkName: "study-parts" */ './StudiesBlock')).StudiesBlock,
)
