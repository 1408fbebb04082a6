import { useOpenAggregate } from '#client/editing'
import { useUndoable, useUndoKeysOf, type Undoable } from '#client/editing/changes'
import { MassReview } from '../masses/MassReview'
import { NoAccount } from '../NoAccount'
import { OpenAccount } from '../OpenAccount'
import { useAccount } from '../useAccount'
import { AccountCards } from './AccountCards'
import { ConjointCard } from './ConjointCard'
import { SituationCard } from './SituationCard'

const OF_CLIENT = ['family_situation'] as const
const OF_ACCOUNT = ['pp_account_child'] as const

/** The family of the client: its situation, the spouse, and who lives in the household, which the account holds. */
export function FamilyScreen() {
  const { id } = useOpenAggregate()
  const account = useAccount(id)
  const client = useUndoable(OF_CLIENT)
  return (
    <>
      <SituationCard />
      {account && <MassReview clientId={id} accountId={account.id} />}
      <ConjointCard />
      {account ? (
        <OpenAccount id={account.id}>
          <AccountUndoKeys client={client} />
          <AccountCards />
        </OpenAccount>
      ) : (
        <>
          <UndoKeys client={client} />
          <NoAccount title="Foyer" sentence="Le foyer et les enfants se décrivent dans le compte du client." />
        </>
      )}
    </>
  )
}

function UndoKeys({ client }: { client: Undoable }) {
  useUndoKeysOf([client])
  return null
}

function AccountUndoKeys({ client }: { client: Undoable }) {
  useUndoKeysOf([client, useUndoable(OF_ACCOUNT)])
  return null
}
