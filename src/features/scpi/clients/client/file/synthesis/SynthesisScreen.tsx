import { useOpenAggregate } from '#client/editing'
import { ActivityCard } from '#client/editing/history'
import { SignedNotice } from '../account/SignedNotice'
import { MassReview } from '../masses/MassReview'
import { useAccount } from '../useAccount'
import { CompletionCard } from './CompletionCard'
import { ContactCard } from './ContactCard'
import { ContradictionsCard } from './ContradictionsCard'
import { FamilyCard } from './FamilyCard'
import { ScoresCard } from './ScoresCard'
import { SignatureCard } from './SignatureCard'
import { WealthCard } from './WealthCard'

/** What one wants to know of a client before calling them: what is missing, the scores, the wealth, the family, how to reach them, what happened last. */
export function SynthesisScreen() {
  const { id } = useOpenAggregate()
  const account = useAccount(id)
  return (
    <>
      {account && <SignedNotice clientId={id} accountId={account.id} />}
      {account && <MassReview clientId={id} accountId={account.id} />}
      <div className="scpi-synthesis">
        <div>
          {account && (
            <>
              <ContradictionsCard clientId={id} accountId={account.id} />
              <ScoresCard clientId={id} accountId={account.id} />
              <WealthCard clientId={id} accountId={account.id} />
            </>
          )}
          <CompletionCard id={id} />
        </div>
        <div>
          {account && <SignatureCard clientId={id} accountId={account.id} />}
          <ContactCard id={id} />
          <FamilyCard id={id} />
          <ActivityCard />
        </div>
      </div>
    </>
  )
}
