import { AmountField, ChoiceField, DecimalField, IntegerField, LocationField, RateField } from '#client/forms'
import { formatEuros } from '#client/ui'
import { useHiddenProjects } from '#features/catalogue/client'
import { AnswerField, InputGroup, TakenField, type AssumingField } from '#features/clientFile/client/inputs'
import type { AssumedValues } from '#features/clientFile/contract/solution'
import type { SimulationAnswer } from '#features/simulation/client'
import { schemes } from '#domain'
import type { Values } from '../shell/addressInputs'
import type { Inputs } from '../shell/useInputs'
import { OperationLevers } from './OperationLevers'
import { origins, EXAMPLE } from './origins'
import { askedBy, askedOfHome, schemeOf } from './questions'
import type { ExampleName, Taken } from './taken'

interface OperationFieldsProps {
  readonly inputs: Inputs
  readonly taken: Taken
  /** The last one; undefined before the first. */
  readonly result: SimulationAnswer | undefined
}

/** What is asked: the scheme and the place, what one varies first, what the scheme asks; the rest folded. */
export function OperationFields({ inputs, taken, result }: OperationFieldsProps) {
  const scheme = schemeOf(inputs.values)
  return (
    <div className="operation-fields">
      <div className="operation-first">
        <ProjectField />
        <LocationField name="municipality" />
      </div>
      <OperationLevers taken={taken} result={result} onSlide={inputs.change} />
      <h3 className="inputs-more">Plus</h3>
      <SchemeAnswers names={scheme ? askedBy(scheme) : []} taken={taken} />
      <Household values={inputs.values} taken={taken} />
      <Home names={scheme ? askedOfHome(scheme) : []} taken={taken} />
      <Financing taken={taken} />
      <Assumptions taken={taken} />
    </div>
  )
}

/** Schemes that nobody lets under: there is no operation to calculate. */
const homes: readonly string[] = schemes.all.filter(({ kind }) => kind !== 'investment').map(({ id }) => id)

/** The schemes that the firm offers. */
function ProjectField() {
  const hidden = useHiddenProjects()
  return <ChoiceField name="project" hidden={[...homes, ...hidden]} />
}

interface GroupProps extends Pick<OperationFieldsProps, 'taken'> {
  /** The answers that the scheme asks. */
  readonly names: readonly string[]
}

function SchemeAnswers({ names, taken }: GroupProps) {
  if (names.length === 0) return null
  return (
    <InputGroup label="Dispositif" isOpenAtFirst>
      {names.map((name) =>
        name === 'renovation_price' ? (
          <ExampleField key={name} name={name} taken={taken} Field={AmountField} />
        ) : (
          <AnswerField key={name} name={name} />
        ),
      )}
    </InputGroup>
  )
}

const Household = ({ values, taken }: Pick<OperationFieldsProps, 'taken'> & { readonly values: Values }) => (
  <InputGroup label="Foyer" summary={householdInWords(values, taken)}>
    <ExampleField name="net_monthly_income" taken={taken} Field={AmountField} />
    <ExampleField name="annual_tax" taken={taken} Field={AmountField} />
    <ExampleField name="fiscal_part" taken={taken} Field={DecimalField} />
    <ExampleField name="monthly_loan_payment" taken={taken} Field={AmountField} />
    <ExampleField name="alimony" taken={taken} Field={AmountField} />
    <ExampleField name="monthly_rent" taken={taken} Field={AmountField} />
  </InputGroup>
)

const Home = ({ names, taken }: GroupProps) => (
  <InputGroup label="Bien">
    {names.map((name) => (
      <AnswerField key={name} name={name} />
    ))}
    <UsualField name="notary_fee" taken={taken} Field={AmountField} />
  </InputGroup>
)

const Financing = ({ taken }: Pick<OperationFieldsProps, 'taken'>) => (
  <InputGroup label="Financement">
    <UsualField name="insurance_rate" taken={taken} Field={RateField} />
    <UsualField name="guaranty_fee" taken={taken} Field={AmountField} />
    <UsualField name="loan_application_fee" taken={taken} Field={AmountField} />
    <UsualField name="brokerage_fee" taken={taken} Field={AmountField} />
  </InputGroup>
)

const Assumptions = ({ taken }: Pick<OperationFieldsProps, 'taken'>) => (
  <InputGroup label="Hypothèses">
    <UsualField name="duration_to_display" taken={taken} Field={IntegerField} />
    <UsualField name="yearly_rent_revaluation_rate" taken={taken} Field={RateField} />
    <RateField name="vacancy_rate" />
    <RateField name="yearly_value_growth_rate" />
    <RateField name="resale_fee_rate" />
  </InputGroup>
)

/** What counts most of the household, and that it is an example as long as it is. */
function householdInWords(values: Values, { examples }: Taken): string {
  const income = examples['net_monthly_income'] ?? values['net_monthly_income']
  const written = typeof income === 'number' ? formatEuros(income, { per: 'mois' }) : undefined
  return [written, Object.hasOwn(examples, 'net_monthly_income') ? 'exemple' : undefined].filter(Boolean).join(', ')
}

interface TakenFieldProps<Name extends string> extends Pick<OperationFieldsProps, 'taken'> {
  readonly name: Name
  readonly Field: AssumingField
}

/** An answer that is an example as long as it is empty. */
const ExampleField = ({ name, taken, Field }: TakenFieldProps<ExampleName>) => (
  <TakenField name={name} value={taken.examples[name]} origin={EXAMPLE} Field={Field} />
)

/** An answer that the firm or a usual estimate gives as long as it is empty. */
const UsualField = ({ name, taken, Field }: TakenFieldProps<keyof AssumedValues>) => (
  <TakenField name={name} value={taken.usual[name]} origin={origins[name]} Field={Field} />
)
