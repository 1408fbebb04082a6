import type { ReactNode } from 'react'

/** Fields about one thing. */
export const FieldGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="simulator-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
)
