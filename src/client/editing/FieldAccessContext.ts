import { createContext } from 'react'
import type { ResourceType } from '#contract'
import type { FieldAccess } from '#client/forms'

/** What the reader of an aggregate may do with each field of it, where fields are ruled one by one. */
export const FieldAccessContext = createContext<((type: ResourceType, name: string) => FieldAccess) | undefined>(
  undefined,
)
