import { useIsMeeting } from '../../useIsMeeting'
import { useUndoKeys } from '../changes/useUndoKeys'
import { useOpenSolution } from '../useOpenSolution'
import { HouseholdCard } from './HouseholdCard'
import { NotesCard } from './NotesCard'
import { ObjectivesCard } from './ObjectivesCard'
import { SituationCard } from './SituationCard'
import { SolutionCard } from './SolutionCard'
import './synthesis.css'

/** The file on one page, that the client can read too. */
export function SynthesisTab() {
  const isMeeting = useIsMeeting()
  useOpenSolution()
  useUndoKeys(['note'])
  return (
    <div className="synthesis">
      <div className="synthesis-household">
        <HouseholdCard />
        <SituationCard />
        <ObjectivesCard />
      </div>
      <div className="synthesis-operation">
        <div className="synthesis-solution"><SolutionCard /></div>
        {!isMeeting && <NotesCard />}
      </div>
    </div>
  )
}
