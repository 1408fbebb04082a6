import { Link } from 'react-router-dom'
import { messages, resources } from '#contract'
import { selectSolution, solutionRetried } from '../../../calculation'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, ErrorBlock } from '#client/ui'
import { SnapshotButton } from '#client/screens/snapshot'
import { useOpenAggregate } from '#client/editing'
import { placeOf } from './placeOf'
import { solutionConfiguration } from '#features/simulation/contract'

/** In the place of a result that was never there: what to complete, what is refused, or that the server did not answer. */
export function NotCalculated() {
  const dispatch = useAppDispatch()
  const { status, failure } = useAppSelector(selectSolution)
  if (status === 'invalid') return <ToComplete />
  if (status !== 'failed') return null
  return (
    <ErrorBlock
      message={reasonOf(failure)}
      onRetry={() => {
        dispatch(solutionRetried())
      }}
    >
      <SnapshotButton />
    </ErrorBlock>
  )
}

/** Why the server gave no result, and what is kept. */
export const reasonOf = (failure: { readonly kind: string } | null): string =>
  failure?.kind === 'network'
    ? 'Vous êtes hors connexion\u00a0: le calcul reprendra au retour du réseau, vos saisies sont gardées.'
    : messages.technical

function ToComplete() {
  const { id } = useOpenAggregate()
  const { errors } = useAppSelector(selectSolution)
  const entries = Object.entries(errors)
  const onlyMissing = entries.every(([, texts]) => texts.includes(messages.required))
  const title = onlyMissing
    ? `Complétez ${entries.length} champ${entries.length > 1 ? 's' : ''} pour calculer`
    : 'Le calcul attend une correction'
  return (
    <Card title={title}>
      <ul className="to-complete">
        {entries.map(([name, texts]) => (
          <li key={name}>
            <Link to={placeOf(id, name)}>{labelOfAnswer(name)}</Link>
            {onlyMissing ? null : `\u00a0: ${texts.join(' ')}`}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The French name of an attribute of the configuration, `simulation_charges.0.amount` too. */
export function labelOfAnswer(name: string): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = {
    ...solutionConfiguration.fields,
    ...(name.startsWith('simulation_charges.') ? resources.simulation_charge.fields : {}),
    ...(name.startsWith('planned_loans.') ? resources.simulation_loan.fields : {}),
  }
  const [first = '', row, inner] = name.split('.')
  if (row === undefined || inner === undefined) return fields[first]?.label ?? name
  const rowName = first === 'planned_loans' ? 'Prêt' : 'Charge'
  return `${rowName} ${Number(row) + 1}, ${(fields[inner]?.label ?? inner).toLowerCase()}`
}
