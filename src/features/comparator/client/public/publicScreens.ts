import type { RouteObject } from 'react-router-dom'
import { loadScreen } from '#client/screens'

/** Lots and programmes for who has no account, at the addresses that advisers know them by. */
export const publicScreens: readonly RouteObject[] = [
  {
    path: 'comparateur/:page/:named',
    lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "program" */ './PublicScreen')).PublicScreen),
  },
]
