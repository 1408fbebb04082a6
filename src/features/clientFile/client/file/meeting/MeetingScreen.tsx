import { useEffect } from 'react'
import { Navigate, NavLink } from 'react-router-dom'
import { useAppDispatch } from '#client/store'
import { useOpenAggregate, useSection } from '#client/editing'
import { clientFileAddress, type ClientFileTab } from '#features/clientFile/contract'
import { solutionClosed, solutionOpened, trialStarted } from '../../calculation'
import { HouseholdCard } from '../synthesis/HouseholdCard'
import { ObjectivesCard } from '../synthesis/ObjectivesCard'
import { SituationCard } from '../synthesis/SituationCard'
import { isDisabled } from '../tabs'
import { PaperOnPrint } from '../solution/print/PaperOnPrint'
import { MeetingLots } from './MeetingLots'
import { MeetingSolution } from './MeetingSolution'
import { useTurning } from './useTurning'
import '../synthesis/synthesis.css'
import './meeting.css'

/** What a client is shown, in the order in which it is turned over; a home has no solution. */
const allViews = [
  { tab: 'synthesis', label: 'Votre situation' },
  { tab: 'solution', label: 'Votre projet' },
  { tab: 'lot-proposals', label: 'Vos biens' },
] as const satisfies readonly { tab: ClientFileTab; label: string }[]

/** A client file as its client sees it: three views without a form, turned over by a swipe, the arrow keys or their names. */
export function MeetingScreen({ tab }: { tab: ClientFileTab }) {
  const { id } = useOpenAggregate()
  const project = useSection('simulation')?.project
  const views = allViews.filter((view) => !isDisabled(view.tab, project))
  const position = views.findIndex((view) => view.tab === tab)
  useTried(id)
  const swiping = useTurning((step) => {
    const next = views[position + step]
    return next && clientFileAddress(id, next.tab)
  })
  if (position < 0) return <Navigate to={clientFileAddress(id)} replace />
  return (
    <div className="meeting-screen" {...swiping}>
      <title>{`${views[position]?.label} · Rendez-vous · Solive`}</title>
      <div className="meeting-line">
        <MeetingTitle />
        <nav className="meeting-views" aria-label="Vues du rendez-vous">
          {views.map((view) => (
            <NavLink key={view.tab} to={clientFileAddress(id, view.tab)} className="meeting-view">
              {view.label}
            </NavLink>
          ))}
        </nav>
      </div>
      {tab === 'synthesis' && (
        <div className="meeting-cards">
          <HouseholdCard />
          <SituationCard />
          <ObjectivesCard />
        </div>
      )}
      {tab === 'solution' && <MeetingSolution />}
      {tab === 'lot-proposals' && <MeetingLots />}
      <PaperOnPrint />
    </div>
  )
}

/** The solution is calculated as long as the meeting lasts, and what is moved in it is tried: it changes the file once it is kept. */
function useTried(id: string): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(solutionOpened(id))
    dispatch(trialStarted())
    return () => {
      dispatch(solutionClosed())
    }
  }, [dispatch, id])
}

function MeetingTitle() {
  const name = nameOfBoth(useSection('person'), useSection('companion'))
  const title = name === '' ? 'Rendez-vous' : `Rendez-vous avec ${name}`
  return <h1 title={title}>{title}</h1>
}

type Named = { readonly firstname?: string | null; readonly lastname?: string | null } | undefined

/** `Adrien et Sophie Marchetti`, or each by their own name. */
function nameOfBoth(person: Named, companion: Named): string {
  const written = (parts: readonly (string | null | undefined)[], between: string) =>
    parts.filter(Boolean).join(between)
  const whole = (named: Named) => written([named?.firstname, named?.lastname], ' ')
  if (companion?.lastname && companion.lastname !== person?.lastname)
    return written([whole(person), whole(companion)], ' et ')
  return written([written([person?.firstname, companion?.firstname], ' et '), person?.lastname], ' ')
}
