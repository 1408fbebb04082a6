import type { ReactNode } from 'react'
import { resources } from '#contract'
import { SectionForm } from '#client/forms'
import { useOpenAggregate } from '#client/editing'
import { SingletonForm } from '#client/editing/parts'
import { useEditOperation, useOperation, useTrial } from './useOperation'

/** The form of the operation: saved as it is typed or, in a trial, kept out of the file. */
export function OperationForm({ children }: { children: ReactNode }) {
  return useTrial() === null ? (
    <SingletonForm type="simulation">{children}</SingletonForm>
  ) : (
    <TriedForm>{children}</TriedForm>
  )
}

function TriedForm({ children }: { children: ReactNode }) {
  const { id } = useOpenAggregate()
  const operation = useOperation()
  const edit = useEditOperation()
  if (!operation) return null
  return (
    <SectionForm
      definition={resources.simulation}
      reference={{ type: 'trial', id }}
      attributes={operation}
      onEdit={edit}
    >
      {children}
    </SectionForm>
  )
}
