import { useCallback } from 'react'
import { Outlet } from 'react-router-dom'
import type { ResourceType } from '#contract'
import { FieldAccessContext, OpenAggregateContext, TypingProvider } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { UnsavedNotice } from '#client/editing/conflict'
import { useLeaving } from '#client/editing/saving'
import { selectResource } from '#client/entities'
import { today } from '#client/screens'
import type { FieldAccess } from '#client/forms'
import { useAppSelector, useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { scpiClientsApi } from '#features/scpi/clients/client/api'
import { useAccount } from '#features/scpi/clients/client/file'
import { authorisedFields, signatureState } from '#features/scpi/clients/contract/rules'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import { useClientId } from '../useClient'
import { ProfileContext } from './ProfileContext'
import { useAnswers } from './useAnswers'
import { useReadProfile } from './useReadProfile'
import './profile.css'

const OF_CLIENT = ['ppAccount', 'adviser'] as const

/** Opens the questionnaire of who is in the portal, and keeps it open from one of its pages to the next: a page needs no network. */
export function ProfileFrame() {
  const id = useClientId()
  const { resource, isComplete, failure, refetch } = useResource('scpi_client', id, { include: OF_CLIENT })
  const account = useAccount(id)
  if (account) return <OpenProfile key={account.id} clientId={id} accountId={account.id} />
  if (!resource || !isComplete)
    return failure ? <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} /> : <Skeleton lines={8} />
  return (
    <>
      <title>Mon profil · Espace client</title>
      <h1>Mon profil investisseur</h1>
      <Card title="Questionnaire">
        <p>Votre conseiller n’a pas encore ouvert votre compte&nbsp;: le questionnaire s’y trouve.</p>
      </Card>
    </>
  )
}

interface OpenProfileProps {
  readonly clientId: string
  readonly accountId: string
}

function OpenProfile({ clientId, accountId }: OpenProfileProps) {
  const { isHeld, massId, failure, refetch } = useReadProfile(accountId)
  const accessTo = useAccess(clientId)
  if (!isHeld)
    return failure ? (
      <ErrorBlock message={'kind' in failure ? whyNotRead(failure) : ''} onRetry={refetch} />
    ) : (
      <Skeleton lines={8} />
    )
  return (
    <FieldAccessContext value={accessTo}>
      <OpenAnswers accountId={accountId} massId={massId} />
    </FieldAccessContext>
  )
}

function OpenAnswers({ accountId, massId }: { accountId: string; massId: string | undefined }) {
  const answers = useAnswers(accountId, massId)
  const readOnly = useAppSelector(
    (state) => signatureState(selectResource(state, 'pp_account', accountId)?.attributes ?? {}, today()) === 'held',
  )
  const account = { type: 'pp_account', id: accountId } as const
  useLeaving({
    roots: massId === undefined ? [account] : [account, { type: 'pp_entity', id: massId }],
    isWithin: (address) => address.startsWith(portalProfileAddress()),
    question: 'Quitter votre profil\u202f?',
  })
  return (
    <ProfileContext value={{ accountId, massId, answers, readOnly }}>
      <OpenAggregateContext value={{ ...account, readOnly }}>
        <ChangesProvider>
          <TypingProvider>
            <Outlet />
            <UnsavedNotice />
          </TypingProvider>
        </ChangesProvider>
      </OpenAggregateContext>
    </ProfileContext>
  )
}

/** What a client may do with what he is asked, where the server cannot be asked: it still refuses what it must. */
const WITHOUT_WORD = authorisedFields(
  { kind: 'client', permissions: new Set(['scpi_edit_clients'] as const), roles: [] },
  false,
)

/** What the server lets the client do with each field; to read only until it has said so. */
function useAccess(id: string): (type: ResourceType, name: string) => FieldAccess {
  const { data, isError } = scpiClientsApi.useAuthorisedFieldsQuery(id)
  const fields = data ?? (isError ? WITHOUT_WORD : undefined)
  return useCallback((type, name) => fields?.[type]?.[name] ?? 'read', [fields])
}
