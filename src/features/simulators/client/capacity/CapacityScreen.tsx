import { FigureExplanations, type Trail } from '#features/simulation/client/explanation'
import {
  CapacityExplanation,
  capacityGroups,
  CapacityResults,
  isAsked,
  useCapacity,
  type Capacity,
} from '#features/simulation/client/capacity'
import { simulatorQuestions } from '#features/simulation/contract'
import { ProjectField } from '#features/catalogue/client'
import { formatEuros, formatPercent } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { FieldGroup } from '../shell/FieldGroup'
import { SimulatorActions } from '../shell/SimulatorActions'
import { SimulatorExplanation } from '../shell/SimulatorExplanations'
import { SimulatorPage } from '../shell/SimulatorPage'
import { useSimulator, type Simulated } from '../shell/useSimulator'
import type { Values } from '../shell/addressInputs'
import { simulators } from '../simulators'
import { capacityFile } from './capacityFile'
import { LoansByDuration } from './LoansByDuration'
import { loanFigure, ofLoan } from './ofLoan'
import { useCapacityInputs } from './useCapacityInputs'

const groups = capacityGroups(ProjectField)

/** The highest price that a household can pay, rents to come counted; beside it, what a bank would lend without them. */
export function CapacityScreen() {
  const { inputs, values, question, loan, missing } = useCapacityInputs()
  const { capacity, ...reading } = useCapacity(question)
  const { simulated: loans } = useSimulator(loan)
  return (
    <FigureExplanations explain={(trail) => <Explained {...trail} capacity={capacity} loans={loans} />}>
      <SimulatorPage
        simulator={simulators.capacity}
        definition={simulatorQuestions.investmentCapacity}
        inputs={{ ...inputs, values }}
        reading={{ ...reading, shown: shownOf(capacity), refusals: refusalsOf(reading.failure) }}
        missing={missing}
        actions={
          <SimulatorActions
            simulator={simulators.capacity}
            definition={simulatorQuestions.investmentCapacity}
            inputs={inputs}
            file={capacityFile}
            canPrint={capacity !== null}
          />
        }
        fields={<Fields values={values} />}
        headline={capacity ? formatEuros(capacity.answer.data.budget) : undefined}
        summary={capacity && <Summary capacity={capacity} />}
        result={
          capacity && (
            <>
              <CapacityResults capacity={capacity} people={undefined} />
              {loans?.answer.name === 'loan-capacity' && <LoansByDuration loans={loans.answer.data} />}
            </>
          )
        }
      />
    </FigureExplanations>
  )
}

const refusalsOf = (failure: ReturnType<typeof useCapacity>['failure']) =>
  (failure?.kind === 'http' ? failure.errors : undefined) ?? {}

/** The results name the rules that nobody has checked themselves. */
const shownOf = (capacity: Capacity | null) =>
  capacity && { rulesAsOf: capacity.answer.meta.context.asOf, unverified: [], by: capacity.by }

const Fields = ({ values }: { readonly values: Values }) =>
  groups.map(({ title, fields }) => (
    <FieldGroup key={title} title={title}>
      {fields
        .filter(([name]) => isAsked(name, values))
        .map(([name, Field]) => (
          <Field key={name} name={name} />
        ))}
    </FieldGroup>
  ))

function Summary({ capacity }: { readonly capacity: Capacity }) {
  const { budget, debt_ratio_after: ratio } = capacity.answer.data
  return (
    <>
      Budget {budget === null ? 'non limité' : <Amount figure="budget" value={budget} />} · endettement{' '}
      <Amount figure="debt_ratio_after" value={ratio} unit="rate" written={formatPercent(ratio, { decimals: 1 })} />
    </>
  )
}

interface ExplainedProps extends Trail {
  readonly capacity: Capacity | null
  readonly loans: Simulated | null
}

/** Where an amount comes from: of the loan capacity when its name says so. */
function Explained({ capacity, loans, trail: [first = '', ...others], onTrail }: ExplainedProps) {
  const figure = loanFigure(first)
  if (figure === undefined)
    return capacity && <CapacityExplanation capacity={capacity} trail={[first, ...others]} onTrail={onTrail} />
  return (
    loans && (
      <SimulatorExplanation
        simulated={loans}
        trail={[figure, ...others]}
        onTrail={([next = '', ...rest]) => {
          onTrail([ofLoan(next), ...rest])
        }}
      />
    )
  )
}
