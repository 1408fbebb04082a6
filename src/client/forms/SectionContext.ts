import { createContext, use } from 'react'
import type { FieldErrors, ResourceDefinition } from '#contract'

/** What a form gives to its fields, whoever keeps the values: the button's form itself, or what saves a section. */
export interface Section {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly readOnly: boolean
  readonly values: Readonly<Record<string, unknown>>
  /** What the contract says against what was typed here, by field. */
  readonly errors: Readonly<Record<string, string | undefined>>
  /** The fields that were left: their errors are shown. */
  readonly touched: Readonly<Record<string, boolean | undefined>>
  /** What the server refused, by field, until the field changes. */
  readonly serverErrors: FieldErrors
  /** A field has a value, new or not: as the contract converts it, or as it was typed with what is wrong with it. */
  readonly onCommit: (name: string, value: unknown, error: string | undefined) => void
  readonly onLeave: (name: string) => void
  /** A field begins to hold a text that it has not handed over, or holds none any longer. */
  readonly onTyping?: ((isTyping: boolean) => void) | undefined
}

export const SectionContext = createContext<Section | null>(null)

export function useFormSection(): Section {
  const section = use(SectionContext)
  if (!section) throw new Error('A field stands in a SectionForm or a SubmitForm.')
  return section
}
