import { createContext, use, type ReactNode } from 'react'
import { EMPTY } from './fieldText'

/** Names what a reference leads to, by its id; null where references are not told of. */
export const ReferenceNamesContext = createContext<((id: string) => ReactNode) | null>(null)

/** Whom or what a reference leads to. */
export function ReferenceName({ id }: { id: unknown }) {
  const nameOf = use(ReferenceNamesContext)
  if (typeof id !== 'string') return EMPTY
  return nameOf ? nameOf(id) : 'renseigné'
}
