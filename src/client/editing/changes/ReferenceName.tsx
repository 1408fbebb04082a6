import { createContext, use } from 'react'
import { EMPTY } from './fieldText'

/** Names what a reference leads to, by its id; null where references are not told of. */
export const ReferenceNamesContext = createContext<((id: string) => string | undefined) | null>(null)

/** Whom or what a reference leads to. */
export function ReferenceName({ id }: { id: unknown }) {
  const nameOf = use(ReferenceNamesContext)
  return typeof id === 'string' ? (nameOf?.(id) ?? 'fiche que vous ne voyez pas') : EMPTY
}
