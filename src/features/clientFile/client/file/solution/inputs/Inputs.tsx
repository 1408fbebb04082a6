import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Card } from '#client/ui'
import { useAskedField } from '../../parts/useAskedField'
import { OpenAggregateContext, useOpenAggregate } from '#client/editing'
import { SectionSaveState } from '#client/editing/saving'
import { OperationForm } from '../trial/OperationForm'
import { TrialBar } from '../trial/TrialBar'
import { useOperation, useTrial } from '../trial/useOperation'
import { Assumptions } from './Assumptions'
import { Charges } from './Charges'
import { Financing } from './Financing'
import { InputGroup } from './InputGroup'
import { Levers } from './Levers'
import { PlannedLoans } from './PlannedLoans'
import { Project } from './Project'
import { Property } from './Property'
import { SchemeAnswers, useHasSchemeAnswers } from './SchemeAnswers'
import {
  AssumptionsSummary,
  ChargesSummary,
  FinancingSummary,
  LoansSummary,
  ProjectSummary,
  PropertySummary,
} from './Summaries'
import { useHelpOnFocus } from './useHelpOnFocus'
import './inputs.css'

interface Group {
  /** As the address names it (`?groupe=bien`). */
  readonly name: 'projet' | 'bien' | 'financement' | 'dispositif' | 'hypotheses'
  readonly label: string
  readonly Content: ComponentType
  readonly Summary?: ComponentType
}

const groups: readonly Group[] = [
  { name: 'projet', label: 'Projet et dates', Content: Project, Summary: ProjectSummary },
  { name: 'bien', label: 'Bien et meubles', Content: Property, Summary: PropertySummary },
  { name: 'financement', label: 'Financement', Content: Financing, Summary: FinancingSummary },
  { name: 'dispositif', label: 'Dispositif', Content: SchemeAnswers },
  { name: 'hypotheses', label: 'Hypothèses', Content: Assumptions, Summary: AssumptionsSummary },
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
    .map(({ name, label, Content, Summary }) => (
      <InputGroup
        key={`${name}${String(asked === name)}`}
        label={label}
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
