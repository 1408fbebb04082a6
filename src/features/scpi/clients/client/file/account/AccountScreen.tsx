import type { ReactNode } from 'react'
import type { ResourceType } from '#contract'
import { useOpenAggregate } from '#client/editing'
import { useUndoKeys } from '#client/editing/changes'
import { NoAccount } from '../NoAccount'
import { OpenAccount } from '../OpenAccount'
import { useAccount } from '../useAccount'
import { SignedNotice } from './SignedNotice'

interface AccountScreenProps {
  /** What is typed on the screen. */
  readonly types: readonly ResourceType[]
  /** Whether what is typed is also undone here; false where something inside opens another aggregate. */
  readonly undoes?: boolean
  readonly children: ReactNode
}

/** A part of the file that the account of the client holds: to be read only while the questionnaire is signed. */
export function AccountScreen({ types, undoes = true, children }: AccountScreenProps) {
  const { id } = useOpenAggregate()
  const account = useAccount(id)
  if (!account)
    return <NoAccount title="Compte investisseur" sentence="Le questionnaire se remplit dans le compte du client." />
  return (
    <OpenAccount id={account.id} isHeldBySignature>
      <SignedNotice clientId={id} accountId={account.id} />
      {undoes && <UndoKeys types={types} />}
      {children}
    </OpenAccount>
  )
}

function UndoKeys({ types }: { types: readonly ResourceType[] }) {
  useUndoKeys(types)
  return null
}
