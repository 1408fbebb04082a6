import { AnnouncedEffort, OperationExplanations } from '#features/clientFile/client/results'
import { formatEuros } from '#client/ui'
import { SimulatorActions } from '../shell/SimulatorActions'
import { SimulatorPage } from '../shell/SimulatorPage'
import { simulators } from '../simulators'
import { explainedOperation } from './explainedOperation'
import { OperationFields } from './OperationFields'
import { OperationResult, OperationSummary } from './OperationResult'
import { operationFile } from './operationFile'
import { paperAddress } from './paperAddress'
import { operationQuestions } from './questions'
import { readingOf } from './readingOf'
import { useOperation } from './useOperation'
import { useOperationInputs } from './useOperationInputs'
import { useOperationResult } from './useOperationResult'
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
