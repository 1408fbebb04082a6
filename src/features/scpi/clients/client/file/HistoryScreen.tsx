import { selectEvery } from '#client/entities'
import { useOpenAggregate } from '#client/editing'
import { ReferenceNamesContext } from '#client/editing/changes'
import { HistoryOfSeveral, useHistoryScope } from '#client/editing/history'
import { useAppStore } from '#client/store'
import { Card } from '#client/ui'
import { nameOf } from '../shared/words'
import { OpenAccount } from './OpenAccount'
import { useAccount } from './useAccount'

/** Who changed what in the client’s file and in their account, the latest first. */
export function HistoryScreen() {
  const { id } = useOpenAggregate()
  const account = useAccount(id)
  const client = useHistoryScope()
  return (
    <Card
      title="Historique"
      sentence="Ce qui a changé dans la fiche et dans le compte investisseur, le plus récent d’abord."
    >
      <ReferenceNamesContext value={useReferenceNames()}>
        {account ? (
          <OpenAccount id={account.id}>
            <WithAccount client={client} />
          </OpenAccount>
        ) : (
          <HistoryOfSeveral first={client} />
        )}
      </ReferenceNamesContext>
    </Card>
  )
}

function WithAccount({ client }: { client: ReturnType<typeof useHistoryScope> }) {
  return <HistoryOfSeveral first={client} second={useHistoryScope()} />
}

/** Spouses and advisers, as far as this page knows them. */
function useReferenceNames(): (id: string) => string | undefined {
  const store = useAppStore()
  return (id) => {
    const client = selectEvery(store.getState(), 'scpi_client').find((one) => one.id === id)
    if (client) return nameOf(client.attributes)
    const user = selectEvery(store.getState(), 'user').find((one) => one.id === id)
    return user && [user.attributes.first_name, user.attributes.last_name].filter(Boolean).join(' ')
  }
}
