import { checkComplete } from '#contract'
import {
  AmountField,
  ChoiceField,
  DateField,
  DecimalField,
  FlagField,
  IntegerField,
  LocationField,
} from '#client/forms'
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
import { reducedVatFile } from './reducedVatFile'
import { HomeAddress } from './districts/HomeAddress'
import { ReducedVatResult, ReducedVatSummary } from './ReducedVatResult'
import './reducedVat.css'

const definition = simulatorQuestions.reducedVat

/** Whether a new home in or around a priority district has the VAT at 5.5 %, and what it saves. */
export function ReducedVatScreen() {
  const inputs = useInputs(definition)
  const checked = checkComplete(definition, inputs.values)
  const reading = useSimulator(checked.valid ? { name: 'reduced-tva', answers: checked.attributes } : null)
  const { simulated } = reading
  const answer = simulated?.answer.name === 'reduced-tva' ? simulated.answer : undefined
  return (
    <SimulatorExplanations simulated={simulated}>
      <SimulatorPage
        simulator={simulators.reducedVat}
        definition={definition}
        inputs={inputs}
        reading={readingOf(reading)}
        actions={
          <SimulatorActions
            simulator={simulators.reducedVat}
            definition={definition}
            inputs={inputs}
            file={reducedVatFile}
            canPrint={answer !== undefined}
          />
        }
        missing={missingAnswers(definition, checked)}
        fields={<Fields />}
        headline={answer && (answer.data.eligible ? formatEuros(answer.data.saving) : 'non éligible')}
        summary={answer && <ReducedVatSummary vat={answer.data} />}
        result={answer && <ReducedVatResult vat={answer.data} />}
      />
    </SimulatorExplanations>
  )
}

const Fields = () => (
  <>
    <FieldGroup title="Où est le logement">
      <HomeAddress />
      <LocationField name="municipality" />
      <ChoiceField name="perimeter" asList />
    </FieldGroup>
    <FieldGroup title="Le foyer">
      <FlagField name="is_main_residence" />
      <IntegerField name="household_composition" />
      <AmountField name="n_2_taxable_income" />
    </FieldGroup>
    <FieldGroup title="Le prix">
      <AmountField name="property_price" />
      <DecimalField name="surface" />
      <AmountField name="price_ceiling" />
      <DateField name="notary_signature_date" />
    </FieldGroup>
  </>
)
