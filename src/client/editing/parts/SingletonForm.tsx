import type { ReactNode } from 'react'
import type { ResourceType } from '#contract'
import { AutosaveForm } from '../AutosaveForm'
import { useItems } from '../useSection'

/** The form of a section that holds one resource. */
export function SingletonForm({ type, children }: { type: ResourceType; children: ReactNode }) {
  const [item] = useItems(type)
  return item ? <AutosaveForm item={item}>{children}</AutosaveForm> : null
}
