import { createContext } from 'react'
import type { LocationSearch } from '#client/ui/inputs'

/** Where the fields of places look them up; given once, around the application. */
export interface LocationSource {
  readonly search: LocationSearch
  /** The name of a place by its slug; undefined when there is none. */
  readonly nameOf: (slug: string, signal: AbortSignal) => Promise<string | undefined>
}

export const LocationSourceContext = createContext<LocationSource | null>(null)
