import { useIsMeeting } from '#client/screens'
import { useUndoKeys } from '#client/editing/changes'
import { useLastSolution } from '../useOpenSolution'
import { ActivityCard } from './ActivityCard'
import { HouseholdCard } from './HouseholdCard'
import { KeptLotsCard } from './KeptLotsCard'
import { NextStepCard } from './NextStepCard'
import { NotesCard } from './NotesCard'
import { ObjectivesCard } from './ObjectivesCard'
import { SituationCard } from './SituationCard'
import { SolutionCard } from './SolutionCard'
import './synthesis.css'

/** The file on one page, that the client can read too. */
export function SynthesisTab() {
  const isMeeting = useIsMeeting()
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
          {!isMeeting && <NextStepCard />}
          <KeptLotsCard />
        </div>
      </div>
      {!isMeeting && (
        <div className="synthesis-internal">
          <NotesCard />
          <ActivityCard />
        </div>
      )}
    </div>
  )
}
