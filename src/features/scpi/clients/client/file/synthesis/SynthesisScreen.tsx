import { useOpenAggregate } from '#client/editing'
import { ActivityCard } from '#client/editing/history'
import { CompletionCard } from './CompletionCard'
import { ContactCard } from './ContactCard'
import { FamilyCard } from './FamilyCard'

/** What one wants to know of a client before calling them: what is missing, the family, how to reach them, what happened last. */
export function SynthesisScreen() {
  const { id } = useOpenAggregate()
  return (
    <div className="scpi-synthesis">
      <div>
        <CompletionCard id={id} />
        <FamilyCard id={id} />
      </div>
      <div>
        <ContactCard id={id} />
        <ActivityCard />
      </div>
    </div>
  )
}
