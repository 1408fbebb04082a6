import type { ReactNode } from 'react'
import type { ResourceType } from '#contract'
import { EditedForm, useItems } from '#client/editing'

/** The form of a section that holds one resource. */
export function OneForm({ type, children }: { type: ResourceType; children: ReactNode }) {
  const [item] = useItems(type)
  return item ? <EditedForm item={item}>{children}</EditedForm> : null
}
