import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Card } from '#client/ui'
import { OpenAggregateContext, useOpenAggregate, useItems } from '#client/editing'
import { SectionSaveState } from '#client/editing/saving'
import {
  FlagField,
  RateField,
  ChoiceField,
  DateField,
  LocationField,
  AmountField,
  DecimalField,
  IntegerField,
} from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { schemes } from '#domain'
import { ProjectField } from '#features/catalogue/client'
import { resources, type Attributes } from '#contract'
import { hasWorks } from '#features/simulation/contract'
import { useAskedField } from '#client/editing/parts'
import { OperationForm } from '../trial/OperationForm'
import { TrialBar } from '../trial/TrialBar'
import { useOperation, useTrial } from '../trial/useOperation'
import { Charges } from './Charges'
import { InputGroup } from '#features/simulation/client/inputs'
import { Levers } from './Levers'
import { PlannedLoans } from './PlannedLoans'
import {
  AssumptionsSummary,
  ChargesSummary,
  FinancingSummary,
  LoansSummary,
  ProjectSummary,
  PropertySummary,
} from './Summaries'
import { inputGroups } from './inputGroups'
import { useHelpOnFocus } from './useHelpOnFocus'
import { AssumedField } from './AssumedValue'
import { YearsShown } from './YearsShown'
import './inputs.css'

/** What is bought besides its price, and what is due for it each year. */
function Property() {
  const operation = useOperation()
  const { project, furniture_price, seniority } = operation ?? {}
  const { letting, isShares = false } = schemes.findInvestment(project ?? '') ?? {}
  const isFurnished = letting === 'furnished'
  return (
    <>
      {!isShares && <DecimalField name="surface" />}
      {(isFurnished || (furniture_price ?? 0) !== 0) && <AmountField name="furniture_price" />}
      {operation && hasWorks(operation) && <AmountField name="renovation_price" />}
      <AssumedField name="notary_fee" origin="barème des notaires" Field={AmountField} />
      {letting !== 'none' && !isShares && <LocalTaxes isNew={seniority !== 'old'} isFurnished={isFurnished} />}
    </>
  )
}

const LocalTaxes = ({ isNew, isFurnished }: { isNew: boolean; isFurnished: boolean }) => (
  <>
    {isNew && <ChoiceField name="property_tax_exemption" />}
    <AmountField name="waste_tax" />
    {isFurnished && <AmountField name="business_property_tax" />}
  </>
)

type SimulationField = keyof Attributes<'simulation'>

function useAnswers(): readonly SimulationField[] {
  const scheme = schemes.find(useOperation()?.project ?? '')
  return scheme ? Object.keys(scheme.questions).filter(isSimulationField) : []
}

const isSimulationField = (name: string): name is SimulationField => Object.hasOwn(resources.simulation.fields, name)

const useHasSchemeAnswers = (): boolean => useAnswers().length > 0

function SchemeAnswers() {
  const names = useAnswers()
  return (
    <>
      {names.map((name) => (
        <ValueField key={name} name={name} />
      ))}
    </>
  )
}

interface Group {
  /** As the address names it (`?groupe=bien`). */
  readonly name: Exclude<keyof typeof inputGroups, 'leviers'> | 'dispositif'
  readonly Content: ComponentType
  readonly Summary?: ComponentType
}

const groups: readonly Group[] = [
  { name: 'projet', Content: Project, Summary: ProjectSummary },
  { name: 'bien', Content: Property, Summary: PropertySummary },
  { name: 'financement', Content: Financing, Summary: FinancingSummary },
  { name: 'dispositif', Content: SchemeAnswers },
  { name: 'hypotheses', Content: Assumptions, Summary: AssumptionsSummary },
]

/** What is bought and how it is paid for: what one varies first, the rest folded. Saved as it is typed, like the rest of the file. */
export function Inputs() {
  const isTrial = useTrial() !== null
  const container = useAskedField('simulation')
  useHelpOnFocus(container)
  return (
    <div ref={container} className={isTrial ? 'solution-inputs solution-trial' : 'solution-inputs'}>
      <Card title="L’opération" state={!isTrial && <SectionSaveState type="simulation" isShort />}>
        <TrialBar />
        <OperationForm>
          <Levers />
          <h3 className="inputs-more">Plus</h3>
          <FoldedGroups />
        </OperationForm>
        <FoldedRows isTrial={isTrial} />
      </Card>
    </div>
  )
}

/** Fields that one varies more rarely, by what they are about. */
export function FoldedGroups() {
  const [parameters] = useSearchParams()
  const asked = parameters.get('groupe')
  const hasSchemeAnswers = useHasSchemeAnswers()
  const project = useOperation()?.project
  const isOpen = (name: Group['name']) => name === asked || (name === 'projet' && !project)
  return groups
    .filter(({ name }) => name !== 'dispositif' || hasSchemeAnswers)
    .map(({ name, Content, Summary }) => (
      <InputGroup
        key={`${name}${String(asked === name)}`}
        label={name === 'dispositif' ? 'Dispositif' : inputGroups[name].label}
        isOpenAtFirst={isOpen(name)}
        summary={Summary && <Summary />}
      >
        <Content />
      </InputGroup>
    ))
}

/** Nothing is tried of the charges nor of the other loans: they are rows of the file. */
export function FoldedRows({ isTrial }: { isTrial: boolean }) {
  const file = useOpenAggregate()
  return (
    <OpenAggregateContext value={isTrial ? { ...file, readOnly: true } : file}>
      <InputGroup
        label="Autres prêts du plan"
        summary={<LoansSummary />}
        state={<SectionSaveState type="simulation_loan" />}
      >
        <PlannedLoans />
      </InputGroup>
      <InputGroup
        label="Charges du bien"
        summary={<ChargesSummary />}
        state={<SectionSaveState type="simulation_charge" />}
      >
        <Charges />
      </InputGroup>
    </OpenAggregateContext>
  )
}

/** How the years to come are supposed to go. */
function Assumptions() {
  return (
    <>
      <AssumedField name="yearly_rent_revaluation_rate" origin="hypothèse de votre société" Field={RateField} />
      <RateField name="vacancy_rate" />
      <RateField name="yearly_value_growth_rate" />
      <RateField name="resale_fee_rate" />
      <FlagField name="budget_monitoring" />
    </>
  )
}

/** What kind of operation, where and when. */
function Project() {
  const { project, seniority, delivery_date } = useOperation() ?? {}
  const isShares = schemes.findInvestment(project ?? '')?.isShares === true
  return (
    <>
      <ProjectField name="project" />
      {!isShares && <ChoiceField name="seniority" />}
      <LocationField name="municipality" />
      <DateField name="notary_signature_date" />
      {!isShares && (seniority !== 'old' || (delivery_date ?? null) !== null) && <DateField name="delivery_date" />}
      <YearsShown />
    </>
  )
}

/** The rest of how it is paid for: insurance, repayment, guarantee, fees. */
function Financing() {
  const { delay_type, loan_amortization_type } = useOperation() ?? {}
  return (
    <>
      <Insurance />
      <ChoiceField name="loan_amortization_type" />
      {loan_amortization_type === 'in_fine' && (
        <>
          <RateField name="pledge_initial_deposit_rate" />
          <RateField name="pledge_coverage_rate" />
          <RateField name="pledge_rate" />
        </>
      )}
      <ChoiceField name="delay_type" />
      {(delay_type === 'partial' || delay_type === 'total') && <IntegerField name="delay_duration" />}
      <ChoiceField name="guarantee_kind" />
      <FlagField name="waives_early_repayment_fee" />
      <AssumedField name="guaranty_fee" origin="estimation usuelle" Field={AmountField} />
      <AssumedField name="loan_application_fee" origin="frais de votre société" Field={AmountField} />
      <AssumedField name="brokerage_fee" origin="frais de votre société" Field={AmountField} />
    </>
  )
}

function Insurance() {
  const hasCompanion = useItems('companion').length > 0
  return (
    <>
      <AssumedField name="insurance_rate" origin="taux de votre société" Field={RateField} />
      <RateField name="insured_share" />
      {hasCompanion && (
        <>
          <RateField name="companion_insurance_rate" />
          <RateField name="companion_insured_share" />
        </>
      )}
      <ChoiceField name="insurance_basis" />
    </>
  )
}
