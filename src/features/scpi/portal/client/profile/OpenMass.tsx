import type { ReactNode } from 'react'
import { OpenAggregateContext } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { UnsavedNotice } from '#client/editing/conflict'

/** What stands in it edits the client’s own mass. */
export const OpenMass = ({ id, readOnly, children }: { id: string; readOnly: boolean; children: ReactNode }) => (
  <OpenAggregateContext value={{ type: 'pp_entity', id, readOnly }}>
    <ChangesProvider>
      {children}
      <UnsavedNotice />
    </ChangesProvider>
  </OpenAggregateContext>
)
