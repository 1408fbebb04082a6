import { Suspense } from 'react'
import { useUndoKeys } from '#client/editing/changes'
import { useLastSolution } from '../useOpenSolution'
import { ActivityCard } from '#client/editing/history'
import { HouseholdCard } from './HouseholdCard'
import { KeptLotsCard } from './KeptLotsCard'
import { NextStepCard } from './NextStepCard'
import { NotesCard } from './NotesCard'
import { ObjectivesCard } from './ObjectivesCard'
import { SituationCard } from './SituationCard'
import { SolutionCard } from './SolutionCard'
import { useSeenTabs } from '../tabs'
import './synthesis.css'

/** The file on one page. */
export function SynthesisTab() {
  useLastSolution()
  useUndoKeys(['note'])
  return (
    <div className="synthesis">
      <div className="synthesis-household">
        <HouseholdCard />
        <SituationCard />
        <ObjectivesCard />
      </div>
      <div className="synthesis-operation">
        <div className="synthesis-solution">
          <SolutionCard />
        </div>
        <div className="synthesis-aside">
          <NextStepCard />
          <KeptLotsCard />
          <ContributedCards />
        </div>
      </div>
      <div className="synthesis-internal">
        <NotesCard />
        <ActivityCard />
      </div>
    </div>
  )
}

/** What other features say of the file. */
const ContributedCards = () => (
  <Suspense>{useSeenTabs().map(({ tab, SynthesisCard }) => SynthesisCard && <SynthesisCard key={tab} />)}</Suspense>
)
