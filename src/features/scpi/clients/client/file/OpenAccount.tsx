import type { ReactNode } from 'react'
import { OpenAggregateContext, useOpenAggregate } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { UnsavedNotice } from '#client/editing/conflict'
import { useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { ErrorBlock, Skeleton } from '#client/ui'
import { today } from '#client/screens'
import { signatureState } from '#features/scpi/clients/contract/rules'
import { MASS_SECTIONS } from '../api'

/** The sections of an account. */
export const ACCOUNT_SECTIONS = [
  'children',
  'financialSituation',
  'fiscality',
  'professionalSituation',
  'politicallyExposedPerson',
  'objective',
  'quiz',
  'contradictionComments',
] as const

interface OpenAccountProps {
  readonly id: string
  /** What stands in it may not change what was signed, as long as it is. */
  readonly isHeldBySignature?: boolean
  readonly children: ReactNode
}

/** Opens the investor account of a client, beside the client: what stands in it edits the account. */
export function OpenAccount({ id, isHeldBySignature = false, children }: OpenAccountProps) {
  const { readOnly } = useOpenAggregate()
  const { resource, isComplete, failure, refetch } = useResource('pp_account', id, { include: ACCOUNT_SECTIONS })
  const isSigned = signatureState(resource?.attributes ?? {}, today()) === 'held'
  if (!isComplete) return <Unread failure={failure} onRetry={refetch} />
  return (
    <Opened type="pp_account" id={id} readOnly={readOnly || (isHeldBySignature && isSigned)}>
      {children}
    </Opened>
  )
}

/** Opens a mass of the account around, which is to be read only where the account is. */
export function OpenMass({ id, children }: { id: string; children: ReactNode }) {
  const { readOnly } = useOpenAggregate()
  const { isComplete, failure, refetch } = useResource('pp_entity', id, { include: MASS_SECTIONS })
  if (!isComplete) return <Unread failure={failure} onRetry={refetch} />
  return (
    <Opened type="pp_entity" id={id} readOnly={readOnly}>
      {children}
    </Opened>
  )
}

type Reading = ReturnType<typeof useResource>

const Unread = ({ failure, onRetry }: { failure: Reading['failure']; onRetry: () => void }) =>
  failure ? <ErrorBlock message={whyNotRead(failure)} onRetry={onRetry} /> : <Skeleton lines={4} />

interface OpenedProps {
  readonly type: 'pp_account' | 'pp_entity'
  readonly id: string
  readonly readOnly: boolean
  readonly children: ReactNode
}

const Opened = ({ children, ...open }: OpenedProps) => (
  <OpenAggregateContext key={open.id} value={open}>
    <ChangesProvider>
      {children}
      <UnsavedNotice />
    </ChangesProvider>
  </OpenAggregateContext>
)
