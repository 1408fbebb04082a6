import type { ReactNode } from 'react'
import './parts.css'

/** Fields in two columns, one on a small screen. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className="field-grid">{children}</div>

/** Fields that belong together, under a name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
