import type { ComponentProps } from 'react'
import { OperationExplanations } from '#features/simulation/client/explanation'
import { AnnouncedEffort } from '#features/simulation/client/results'
import { formatEuros } from '#client/ui'
import { resources } from '#contract'
import { householdAnswers } from '#features/clientFile/contract/household'
import { today } from '#client/screens'
import { SimulatorActions } from '../shell/SimulatorActions'
import { SimulatorPage } from '../shell/SimulatorPage'
import { simulators, printedOperationAddress } from '../simulators'
import { placesIn, type FileAnswers } from '../shell/fileAnswers'
import { writtenInputs, type Values } from '../shell/addressInputs'
import { useInputs, type Inputs } from '../shell/useInputs'
import { OperationFields } from './OperationFields'
import { OperationResult, OperationSummary } from './OperationResult'
import { operationQuestions, firstAnswers, withUsualAnswers } from './questions'
import { readingOf } from './readingOf'
import { useOperation } from './useOperation'
import { useOperationResult, type CalculatedOperation } from './useOperationResult'
import type { Taken } from './taken'
import './operation.css'

/** What a purchase to let costs and brings, month after month, under a scheme. */
export function OperationScreen() {
  const inputs = useOperationInputs()
  const operation = useOperation(inputs.values)
  const reading = useOperationResult(operation.request)
  const { calculated } = reading
  return (
    <OperationExplanations operation={explainedOperation(calculated, operation.taken)}>
      <SimulatorPage
        simulator={simulators.operation}
        isDated
        definition={operationQuestions}
        inputs={inputs}
        reading={readingOf(operation, reading)}
        missing={operation.missing}
        actions={
          <SimulatorActions
            simulator={simulators.operation}
            definition={operationQuestions}
            inputs={inputs}
            file={operationFile}
            paper={paperAddress(inputs.values)}
            canPrint={calculated !== null}
          />
        }
        fields={<OperationFields inputs={inputs} taken={operation.taken} result={calculated?.answer} />}
        headline={
          calculated ? formatEuros(calculated.answer.data.indicators.average_effort, { per: 'mois' }) : undefined
        }
        summary={calculated && <OperationSummary result={calculated.answer} />}
        result={calculated && <OperationResult calculated={calculated} onChange={inputs.change} />}
      />
      <AnnouncedEffort effort={calculated?.answer.data.indicators.average_effort} />
    </OperationExplanations>
  )
}

type Explained = ComponentProps<typeof OperationExplanations>['operation']

/** A result as its explanations read it. */
const explainedOperation = (calculated: CalculatedOperation | null, { examples, usual }: Taken): Explained =>
  calculated && {
    answer: calculated.answer,
    configuration: calculated.request.configuration,
    taken: { ...usual, ...examples },
  }

/** What an operation of a file is asked under the same name. */
const ofSection = Object.keys(operationQuestions.fields).filter((name) =>
  Object.hasOwn(resources.simulation.fields, name),
)

const places = {
  ...placesIn('simulation', ofSection),
  property_price: { type: 'simulation', name: 'investment_price' },
  ...placesIn('tax', ['annual_tax', 'fiscal_part']),
  ...placesIn('charge', ['alimony', 'monthly_rent']),
} as const

/** The operation of a client file, and the budget of its household, part of which the file adds up itself. */
const operationFile: FileAnswers = {
  read: (file) => ({
    ...file.simulation,
    ...householdAnswers(file, file.today),
    property_price: file.simulation.investment_price,
  }),
  places: () => places,
}

/** The address of the simulation on paper, with the same answers; it prints itself. */
function paperAddress(values: Values): string {
  const answers = writtenInputs(operationQuestions, values)
  answers.set('auto', '1')
  return `${printedOperationAddress}?${answers.toString()}`
}

/** The answers about an operation, as its address says them, with what its scheme begins with. */
function useOperationInputs(): Inputs {
  const inputs = useInputs(operationQuestions, firstAnswers)
  return { ...inputs, values: withUsualAnswers(inputs.values, today()) }
}
