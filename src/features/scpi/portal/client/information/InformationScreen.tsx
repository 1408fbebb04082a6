import { useCallback } from 'react'
import type { ResourceType } from '#contract'
import { FieldAccessContext, OpenAggregateContext, TypingProvider } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { UnsavedNotice } from '#client/editing/conflict'
import { PageSaveState, useLeaving } from '#client/editing/saving'
import type { FieldAccess } from '#client/forms'
import { useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { scpiClientsApi } from '#features/scpi/clients/client/api'
import { AccountCards, OpenAccount, SituationCard, useAccount } from '#features/scpi/clients/client/file'
import { portalInformationAddress } from '#features/scpi/portal/contract'
import { useClientId } from '../useClient'
import { ContactCard } from './ContactCard'
import { IdentityCard } from './IdentityCard'

const INCLUDED = ['familySituation', 'ppAccount', 'adviser'] as const

/** What the firm knows of the client: who he is, to read; how to reach him and his family, saved as he types. */
export function InformationScreen() {
  const id = useClientId()
  const { resource, isComplete, failure, refetch } = useResource('scpi_client', id, { include: INCLUDED })
  if (!resource || !isComplete)
    return failure ? <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} /> : <Skeleton lines={8} />
  return (
    <OpenAggregateContext key={id} value={{ type: 'scpi_client', id, readOnly: false }}>
      <ChangesProvider>
        <TypingProvider>
          <Information id={id} />
        </TypingProvider>
      </ChangesProvider>
    </OpenAggregateContext>
  )
}

function Information({ id }: { id: string }) {
  const accessTo = useAccess(id)
  const account = useAccount(id)
  const root = { type: 'scpi_client', id } as const
  useLeaving({
    roots: account ? [root, account] : [root],
    isWithin: (address) => address === portalInformationAddress,
    question: 'Quitter cette page\u202f?',
  })
  return (
    <FieldAccessContext value={accessTo}>
      <title>Mes informations · Espace client</title>
      <div className="portal-title">
        <h1>Mes informations</h1>
        <PageSaveState {...(account ? { also: [account] } : {})} />
      </div>
      <IdentityCard id={id} />
      <ContactCard id={id} />
      <SituationCard />
      {account ? (
        <OpenAccount id={account.id}>
          <AccountCards />
        </OpenAccount>
      ) : (
        <Card title="Foyer">
          <p>Votre conseiller n’a pas encore ouvert votre compte&nbsp;: le foyer s’y décrit.</p>
        </Card>
      )}
      <UnsavedNotice />
    </FieldAccessContext>
  )
}

/** What the server lets the client do with each field; to read only until it has said so. */
function useAccess(id: string): (type: ResourceType, name: string) => FieldAccess {
  const { data } = scpiClientsApi.useAuthorisedFieldsQuery(id)
  return useCallback((type, name) => data?.[type]?.[name] ?? 'read', [data])
}
