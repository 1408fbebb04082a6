import { checkComplete } from '#contract'
import { AmountField, ChoiceField, DateField, FlagField, IntegerField, LocationField, RateField } from '#client/forms'
import { Collapse } from '#client/ui/collapse'
import { simulatorQuestions } from '#features/simulation/contract'
import type { Values } from '../shell/addressInputs'
import { missingAnswers } from '../shell/missingAnswers'
import { FieldGroup } from '../shell/FieldGroup'
import { SimulatorActions } from '../shell/SimulatorActions'
import { SimulatorExplanations } from '../shell/SimulatorExplanations'
import { SimulatorPage } from '../shell/SimulatorPage'
import { readingOf, useSimulator } from '../shell/useSimulator'
import { useInputs } from '../shell/useInputs'
import { simulators } from '../simulators'
import { ptzFile } from './ptzFile'
import { headlineOf, PtzResult, PtzSummary } from './PtzResult'

const definition = simulatorQuestions.ptzSimulation

/** Whether a main home may have a zero-rate loan, of how much, and what it saves. */
export function PtzScreen() {
  const inputs = useInputs(definition)
  const checked = checkComplete(definition, inputs.values)
  const reading = useSimulator(checked.valid ? { name: 'ptz', answers: checked.attributes } : null)
  const { simulated } = reading
  const answer = simulated?.answer.name === 'ptz' ? simulated.answer : undefined
  return (
    <SimulatorExplanations simulated={simulated}>
      <SimulatorPage
        simulator={simulators.ptz}
        definition={definition}
        inputs={inputs}
        reading={readingOf(reading)}
        actions={
          <SimulatorActions
            simulator={simulators.ptz}
            definition={definition}
            inputs={inputs}
            file={ptzFile}
            canPrint={answer !== undefined}
          />
        }
        missing={missingAnswers(definition, checked)}
        fields={<Fields values={inputs.values} />}
        summary={answer && <PtzSummary ptz={answer.data} />}
        headline={answer && headlineOf(answer.data)}
        result={answer && <PtzResult ptz={answer.data} />}
      />
    </SimulatorExplanations>
  )
}

/** What is asked follows from what was answered: works in an old home, the exceptions of who owned theirs. */
function Fields({ values }: { readonly values: Values }) {
  return (
    <>
      <FieldGroup title="Le logement">
        <LocationField name="municipality" />
        <ChoiceField name="operation" />
        <AmountField name="property_price" />
        {values['operation'] === 'old_with_works' && <AmountField name="renovation_price" />}
      </FieldGroup>
      <FieldGroup title="Le foyer">
        <AmountField name="n_2_taxable_income" />
        <IntegerField name="household_composition" />
        <FlagField name="has_owner_residence" />
      </FieldGroup>
      {values['has_owner_residence'] === true && <Exceptions />}
      <Collapse label="Le prêt" isOpenAtFirst={loanAnswers.some((name) => isGiven(values[name]))}>
        <div className="simulator-group">
          <AmountField name="other_loans" />
          <RateField name="loan_rate" />
          <DateField name="offer_date" />
        </div>
      </Collapse>
    </>
  )
}

/** Rarely changed. */
const loanAnswers = ['other_loans', 'loan_rate', 'offer_date']

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Who owned a home counts as a first-time buyer all the same. */
const Exceptions = () => (
  <FieldGroup title="Cas qui n’empêchent pas un propriétaire">
    <FlagField name="is_uninhabitable" />
    <FlagField name="has_disability" />
    <FlagField name="has_mobility_card" />
    <FlagField name="has_disability_card" />
    <FlagField name="has_disabled_adult_rent" />
    <FlagField name="has_handicapped_children_education_rent" />
    <FlagField name="property_right" />
  </FieldGroup>
)
