import { createContext, use } from 'react'

/** Whether some route of this host has an address. */
export type KnowsRoute = (address: string) => boolean

export const KnownRoutes = createContext<KnowsRoute>(() => false)

/** Tells which addresses have a screen, so that nothing leads to one that has none. */
export const useKnownRoutes = (): KnowsRoute => use(KnownRoutes)
