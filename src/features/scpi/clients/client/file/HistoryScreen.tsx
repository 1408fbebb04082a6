import { selectResource } from '#client/entities'
import { useEdited, useOpenAggregate } from '#client/editing'
import { ReferenceNamesContext } from '#client/editing/changes'
import { HistoryOfSeveral, useHistoryScope } from '#client/editing/history'
import { useAppSelector, useResource } from '#client/store'
import { Card } from '#client/ui'
import { nameOf } from '../shared/words'
import { nameOfMass } from './masses/nameOfMass'
import { OpenAccount, OpenMass } from './OpenAccount'
import { useAccount } from './useAccount'
import { useMasses } from './useMasses'
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
        sentence="Ce qui a changé dans la fiche et dans le compte investisseur, budget et patrimoine compris, le plus récent d’abord."
      >
        <ReferenceNamesContext value={namePerson}>
          {account ? (
            <OpenAccount id={account.id}>
              <WithAccount client={client} accountId={account.id} />
            </OpenAccount>
          ) : (
            <HistoryOfSeveral scopes={[client]} />
          )}
        </ReferenceNamesContext>
      </Card>
    </>
  )
}

type Scope = ReturnType<typeof useHistoryScope>

function WithAccount({ client, accountId }: { client: Scope; accountId: string }) {
  return <WithMasses masses={useMasses(accountId)} scopes={[client, useHistoryScope()]} />
}

interface WithMassesProps {
  /** Those that are still to be opened. */
  readonly masses: ReturnType<typeof useMasses>
  readonly scopes: readonly Scope[]
}

/** Opens one mass after the other, then tells what was changed in all that is open. */
function WithMasses({ masses: [mass, ...others], scopes }: WithMassesProps) {
  if (!mass) return <HistoryOfSeveral scopes={scopes} />
  return (
    <OpenMass id={mass.id}>
      <WithMass masses={others} scopes={scopes} />
    </OpenMass>
  )
}

function WithMass({ masses, scopes }: WithMassesProps) {
  const { id } = useOpenAggregate()
  const scope = useHistoryScope(nameOfMass(useEdited('pp_entity', id)?.attributes.entity_type))
  return <WithMasses masses={masses} scopes={[...scopes, scope]} />
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
