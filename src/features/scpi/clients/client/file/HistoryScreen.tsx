import { selectResource } from '#client/entities'
import { useOpenAggregate } from '#client/editing'
import { ReferenceNamesContext } from '#client/editing/changes'
import { HistoryOfSeveral, useHistoryScope } from '#client/editing/history'
import { useAppSelector, useResource } from '#client/store'
import { Card } from '#client/ui'
import { nameOf } from '../shared/words'
import { OpenAccount } from './OpenAccount'
import { useAccount } from './useAccount'
import { VersionsCard } from './versions/VersionsCard'

/** Who changed what in the client’s file and in their account, the latest first. */
export function HistoryScreen() {
  const { id } = useOpenAggregate()
  const account = useAccount(id)
  const client = useHistoryScope()
  return (
    <>
      {account && <VersionsCard accountId={account.id} />}
      <Card
        title="Historique"
        sentence="Ce qui a changé dans la fiche et dans le compte investisseur, le plus récent d’abord."
      >
        <ReferenceNamesContext value={namePerson}>
          {account ? (
            <OpenAccount id={account.id}>
              <WithAccount client={client} />
            </OpenAccount>
          ) : (
            <HistoryOfSeveral first={client} />
          )}
        </ReferenceNamesContext>
      </Card>
    </>
  )
}

function WithAccount({ client }: { client: ReturnType<typeof useHistoryScope> }) {
  return <HistoryOfSeveral first={client} second={useHistoryScope()} />
}

const namePerson = (id: string) => <PersonName id={id} />

/** A spouse or an adviser, by their id: who is not known here yet is asked of the server. */
function PersonName({ id }: { id: string }) {
  const user = useAppSelector((state) => selectResource(state, 'user', id))?.attributes
  return user ? [user.first_name, user.last_name].filter(Boolean).join(' ') : <ClientName id={id} />
}

function ClientName({ id }: { id: string }) {
  const { resource, failure } = useResource('scpi_client', id)
  if (resource) return nameOf(resource.attributes)
  return failure ? 'une fiche que vous ne voyez pas' : '…'
}
