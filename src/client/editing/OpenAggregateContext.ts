import { createContext, use } from 'react'
import type { Ref } from '#contract/jsonapi'

/** The open aggregate, by the ref of its root. */
interface OpenAggregate extends Ref {
  /** Its reader may not change it: fields are shown as text. */
  readonly readOnly: boolean
}

export const OpenAggregateContext = createContext<OpenAggregate | null>(null)

/** @throws {Error} outside of a screen that opens one */
export function useOpenAggregate(): OpenAggregate {
  const open = use(OpenAggregateContext)
  if (!open) throw new Error('What edits an aggregate stands in an OpenAggregateContext.')
  return open
}
