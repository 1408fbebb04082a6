import { checkComplete } from '#contract'
import { formatEuros } from '#client/ui'
import { simulatorQuestions } from '#features/simulation/contract'
import { missingAnswers } from '../shell/missingAnswers'
import { SimulatorActions } from '../shell/SimulatorActions'
import { SimulatorExplanations } from '../shell/SimulatorExplanations'
import { SimulatorPage } from '../shell/SimulatorPage'
import { readingOf, useSimulator } from '../shell/useSimulator'
import { useInputs } from '../shell/useInputs'
import { simulators } from '../simulators'
import { pinelFile } from './pinelFile'
import { PinelOptimalResult, PinelOptimalSummary } from './PinelOptimalResult'
import { PinelTaxFields, PinelTermFields } from './PinelTermFields'
import { usualTerms } from './pinelTerms'

const definition = simulatorQuestions.pinelOptimal

/** Up to which price a household uses the whole Pinel reduction. */
export function PinelOptimalScreen() {
  const inputs = useInputs(definition, usualTerms)
  const checked = checkComplete(definition, inputs.values)
  const reading = useSimulator(checked.valid ? { name: 'pinel-optimal', answers: checked.attributes } : null)
  const { simulated } = reading
  const answer = simulated?.answer.name === 'pinel-optimal' ? simulated.answer : undefined
  return (
    <SimulatorExplanations simulated={simulated}>
      <SimulatorPage
        simulator={simulators.pinelOptimal}
        definition={definition}
        inputs={inputs}
        reading={readingOf(reading)}
        actions={
          <SimulatorActions
            simulator={simulators.pinelOptimal}
            definition={definition}
            inputs={inputs}
            file={pinelFile}
            canPrint={answer !== undefined}
          />
        }
        missing={missingAnswers(definition, checked)}
        fields={
          <>
            <PinelTaxFields />
            <PinelTermFields deed={inputs.values['notary_signature_date']} />
          </>
        }
        headline={answer && formatEuros(answer.data.optimal_amount)}
        summary={answer && <PinelOptimalSummary optimal={answer.data} />}
        result={answer && <PinelOptimalResult optimal={answer.data} />}
      />
    </SimulatorExplanations>
  )
}
