import { createContext, use } from 'react'
import type { ApiFailure, Transport } from '#client/transport'

/** What these pages stand in: the page of the browser alone, or the router of the application. */
export interface Dependencies {
  /** The path that is shown, and what follows it. */
  readonly address: string
  /** Shows another address; resolves once it is shown. `replaces`: the one before is not come back to. */
  readonly go: (address: string, options?: { readonly replaces: true }) => Promise<void>
  readonly transport: Transport
  /** Opens a session; answers the failure to show, or undefined. */
  readonly logIn: (identity: Identity) => Promise<ApiFailure | undefined>
  /** Opens a session by what is sent to this path; answers the failure to show, or undefined. */
  readonly open: (path: string, body: object) => Promise<ApiFailure | undefined>
}

export interface Identity {
  readonly email: string
  readonly password: string
}

export const EntranceContext = createContext<Dependencies | null>(null)

export function useEntrance(): Dependencies {
  const dependencies = use(EntranceContext)
  if (!dependencies) throw new Error('A page of the entrance stands in an EntranceContext.')
  return dependencies
}
