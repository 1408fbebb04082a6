import { createContext, use } from 'react'
import type { RouteObject } from 'react-router-dom'

/** The screens of the professional area, as routes. */
export const ScreensContext = createContext<readonly RouteObject[]>([])

/** Every screen of the professional area: a replayed snapshot shows them over another store. */
export const useScreens = (): readonly RouteObject[] => use(ScreensContext)
