import { Link } from 'react-router-dom'
import { enumerations } from '#contract'
import { selectSolution } from '../../calculation'
import { meetingStarted } from '#client/session/meeting'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { clientFileAddress } from '#features/clientFile/contract'
import { useOpenAggregate, useSection } from '#client/editing'
import { useProposals } from '../useProposals'
import { nextStep } from './nextStep'

/** What to do next with the file. */
export function NextStepCard() {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const project = useSection('simulation')?.project
  const income = useSection('income')?.net_monthly_income
  const name = useSection('person')?.lastname
  const { result } = useAppSelector(selectSolution)
  const proposals = useProposals(['property', 'program'])
  const { sentence, action } = nextStep({
    isHouseholdKnown: typeof income === 'number' && Boolean(name),
    hasProject: Boolean(project),
    isInvestment: project !== null && project !== undefined && enumerations.isInvestment(project),
    isCalculated: result !== null,
    hasKeptLot: proposals.some(({ attributes }) => attributes.status !== 'discarded'),
  })
  return (
    <Card title="Prochaine étape">
      <p>{sentence}</p>
      {action === 'present' ? (
        <Button type="primary" onClick={() => dispatch(meetingStarted(id))}>
          Présenter au client
        </Button>
      ) : (
        <p>
          <Link to={clientFileAddress(id, action.tab)}>{action.label}</Link>
        </p>
      )}
    </Card>
  )
}
