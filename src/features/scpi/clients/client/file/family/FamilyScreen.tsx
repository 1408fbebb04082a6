import { OpenAggregateContext, useEdited, useOpenAggregate } from '#client/editing'
import { useUndoable, useUndoKeysOf, type Undoable } from '#client/editing/changes'
import { today } from '#client/screens'
import { signatureState } from '#features/scpi/clients/contract/rules'
import { SignedNotice } from '../account/SignedNotice'
import { MassReview } from '../masses/MassReview'
import { NoAccount } from '../NoAccount'
import { OpenAccount } from '../OpenAccount'
import { useAccount } from '../useAccount'
import { AccountCards } from './AccountCards'
import { ConjointCard } from './ConjointCard'
import { SituationCard } from './SituationCard'

const OF_CLIENT = ['family_situation'] as const
const OF_ACCOUNT = ['pp_account_child'] as const

/** The family of the client: its situation, the spouse, and who lives in the household, which the account holds; to be read only while it is signed. */
export function FamilyScreen() {
  const open = useOpenAggregate()
  const account = useAccount(open.id)
  const isSigned = signatureState(useEdited('scpi_client', open.id)?.attributes ?? {}, today()) === 'held'
  return (
    <>
      {account && <SignedNotice clientId={open.id} accountId={account.id} />}
      <OpenAggregateContext value={{ ...open, readOnly: open.readOnly || isSigned }}>
        <Family account={account} />
      </OpenAggregateContext>
    </>
  )
}

function Family({ account }: { account: ReturnType<typeof useAccount> }) {
  const { id } = useOpenAggregate()
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
