import { Suspense, use } from 'react'
import { Link } from 'react-router-dom'
import { enumerations } from '#contract'
import { selectSolution } from '../../calculation'
import { meetingStarted } from '#client/session/meeting'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { clientFileAddress } from '#features/clientFile/contract'
import { useEdited, useOpenAggregate, useSection } from '#client/editing'
import { sincerityOf } from '#features/simulation/client/explanation'
import { useProposals } from '../useProposals'
import { capitalDueOf } from '#features/simulation/contract/report'
import { nextStep, type Progress } from './nextStep'
import { problemsOf } from './problems'

/** What to do next with the file. */
export function NextStepCard() {
  return (
    <Card title="Prochaine étape">
      <Suspense fallback={<Skeleton lines={3} />}>
        <Step />
      </Suspense>
    </Card>
  )
}

/** Nothing is said before the figures that it depends on. */
function Step() {
  const project = useSection('simulation')?.project
  const isAwaited = useAppSelector((state) => {
    const { status, result } = selectSolution(state)
    return result === null && (status === 'idle' || status === 'calculating')
  })
  const isInvestment = project ? enumerations.isInvestment(project) : false
  return isInvestment && isAwaited ? <Skeleton lines={3} /> : <KnownStep />
}

function KnownStep() {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const progress = useProgress()
  const { sentence, problems, action } = nextStep(progress)
  const { isPresented } = progress
  const present = (isMain: boolean) => (
    <Button type={isMain ? 'primary' : 'default'} onClick={() => dispatch(meetingStarted(id))}>
      {isPresented ? 'Présenter de nouveau' : 'Présenter au client'}
    </Button>
  )
  return (
    <>
      <p>{sentence}</p>
      {problems.length > 0 && (
        <ul className="next-step-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {action === 'present' ? (
        present(true)
      ) : (
        <p className="next-step-action">
          <Link to={clientFileAddress(id, action.tab)}>{action.label}</Link>
        </p>
      )}
      {action !== 'present' && (problems.length > 0 || isPresented) && present(false)}
    </>
  )
}

function useProgress(): Progress {
  const { id } = useOpenAggregate()
  const project = useSection('simulation')?.project ?? null
  const income = useSection('income')?.net_monthly_income
  const name = useSection('person')?.lastname
  const proposals = useProposals(['property', 'program'])
  const { result, status } = useAppSelector(selectSolution)
  return {
    isHouseholdKnown: typeof income === 'number' && Boolean(name),
    hasProject: project !== null,
    isInvestment: project !== null && enumerations.isInvestment(project),
    solution: status === 'invalid' ? 'incomplete' : result === null ? 'unknown' : 'known',
    isPresented: useEdited('client_file', id)?.attributes.status === 'presented',
    problems: useProblems(),
    hasKeptLot: proposals.some(({ attributes }) => attributes.status !== 'discarded'),
  }
}

/** What speaks against the last result; suspends until its sincerity is known. */
function useProblems(): readonly string[] {
  const wanted = useSection('objective')?.monthly_saving_desired
  const { result, configuration } = useAppSelector(selectSolution)
  if (!result || !configuration) return []
  const sincerity = use(sincerityOf(result, configuration))
  const { indicators } = result.data
  return problemsOf(indicators, typeof wanted === 'number' ? wanted : null, sincerity, capitalDueOf(result.data))
}
