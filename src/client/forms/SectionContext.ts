import { createContext, use } from 'react'
import type { FieldErrors, ResourceDefinition } from '#contract'

/** What a form gives to its fields. */
export interface Section {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly readOnly: boolean
  /** What the server refused, by field, until the field changes. */
  readonly serverErrors: FieldErrors
  /** A field has a new value: as the contract converts it, or as it was typed when it is wrong. */
  readonly onCommit: (name: string, value: unknown) => void
  /** A field begins to hold a text that it has not handed over, or holds none any longer. */
  readonly onTyping?: ((isTyping: boolean) => void) | undefined
}

export const SectionContext = createContext<Section | null>(null)

export function useSection(): Section {
  const section = use(SectionContext)
  if (!section) throw new Error('A field stands in a SectionForm or an EntryForm.')
  return section
}
