import { checkComplete } from '#contract'
import { AmountField, DecimalField } from '#client/forms'
import { formatEuros } from '#client/ui'
import { simulatorQuestions } from '#features/simulation/contract'
import { FieldGroup } from '../shell/FieldGroup'
import { missingAnswers } from '../shell/missingAnswers'
import { SimulatorActions } from '../shell/SimulatorActions'
import { SimulatorExplanations } from '../shell/SimulatorExplanations'
import { SimulatorPage } from '../shell/SimulatorPage'
import { readingOf, useSimulator } from '../shell/useSimulator'
import { useInputs } from '../shell/useInputs'
import { simulators } from '../simulators'
import { pinelFile } from './pinelFile'
import { PinelReductionResult, PinelReductionSummary } from './PinelReductionResult'
import { PinelTaxFields, PinelTermFields } from './PinelTermFields'
import { usualTerms } from './pinelTerms'

const definition = simulatorQuestions.pinelTaxReduction

/** How much tax a Pinel purchase takes away, year by year. */
export function PinelReductionScreen() {
  const inputs = useInputs(definition, usualTerms)
  const checked = checkComplete(definition, inputs.values)
  const reading = useSimulator(checked.valid ? { name: 'pinel-tax-reduction', answers: checked.attributes } : null)
  const { simulated } = reading
  const answer = simulated?.answer.name === 'pinel-tax-reduction' ? simulated.answer : undefined
  return (
    <SimulatorExplanations simulated={simulated}>
      <SimulatorPage
        simulator={simulators.pinelReduction}
        definition={definition}
        inputs={inputs}
        reading={readingOf(reading)}
        actions={
          <SimulatorActions
            simulator={simulators.pinelReduction}
            definition={definition}
            inputs={inputs}
            file={pinelFile}
            canPrint={answer !== undefined}
          />
        }
        missing={missingAnswers(definition, checked)}
        fields={<Fields deed={inputs.values['notary_signature_date']} />}
        headline={answer && formatEuros(answer.data.total_used)}
        summary={answer && <PinelReductionSummary reduction={answer.data} />}
        result={answer && <PinelReductionResult reduction={answer.data} />}
      />
    </SimulatorExplanations>
  )
}

const Fields = ({ deed }: { readonly deed: unknown }) => (
  <>
    <FieldGroup title="L’achat">
      <AmountField name="property_price" />
      <AmountField name="notary_fee" />
      <DecimalField name="surface" />
    </FieldGroup>
    <PinelTermFields deed={deed} />
    <PinelTaxFields />
  </>
)
