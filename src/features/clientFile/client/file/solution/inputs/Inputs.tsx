import { useState, type ComponentType, type ReactNode } from 'react'
import { RightOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { Card } from '#client/ui'
import { useAskedField } from '../../parts/useAskedField'
import { OpenAggregateContext, useOpenAggregate } from '#client/editing'
import { SectionSaveState } from '#client/editing/saving'
import { OperationForm } from '../trial/OperationForm'
import { TrialBar } from '../trial/TrialBar'
import { useTrial } from '../trial/useOperation'
import { Assumptions } from './Assumptions'
import { Charges } from './Charges'
import { Financing } from './Financing'
import { PlannedLoans } from './PlannedLoans'
import { Project } from './Project'
import { Property } from './Property'
import { SchemeAnswers, useHasSchemeAnswers } from './SchemeAnswers'

/** Groups of the operation, as the address names them (`?groupe=bien`). */
type InputGroup = 'projet' | 'bien' | 'financement' | 'dispositif' | 'hypotheses'

const groups: readonly { readonly name: InputGroup; readonly label: string; readonly Content: ComponentType }[] = [
  { name: 'projet', label: 'Projet', Content: Project },
  { name: 'bien', label: 'Bien', Content: Property },
  { name: 'financement', label: 'Financement', Content: Financing },
  { name: 'dispositif', label: 'Dispositif', Content: SchemeAnswers },
  { name: 'hypotheses', label: 'Hypothèses', Content: Assumptions },
]

/** What is bought and how it is paid for: saved as it is typed, like the rest of the file. */
export function Inputs() {
  const [parameters] = useSearchParams()
  const asked = parameters.get('groupe')
  const hasSchemeAnswers = useHasSchemeAnswers()
  const isTrial = useTrial() !== null
  const file = useOpenAggregate()
  // Nothing is tried of the charges nor of the other loans: they are rows of the file.
  const rowsOf = isTrial ? { ...file, readOnly: true } : file
  const container = useAskedField('simulation')
  const isOpen = (name: InputGroup) =>
    name === asked || ['projet', 'bien', 'financement'].includes(name) || (name === 'dispositif' && hasSchemeAnswers)
  return (
    <div ref={container} className={isTrial ? 'solution-inputs solution-trial' : 'solution-inputs'}>
      <Card title="L’opération" state={!isTrial && <SectionSaveState type="simulation" />}>
        <TrialBar />
        <OperationForm>
          {groups
            .filter(({ name }) => name !== 'dispositif' || hasSchemeAnswers)
            .map(({ name, label, Content }) => (
              <Group key={`${name}${String(asked === name)}`} label={label} isOpenAtFirst={isOpen(name)}>
                <Content />
              </Group>
            ))}
        </OperationForm>
      </Card>
      <Card title="Autres prêts du plan" state={<SectionSaveState type="simulation_loan" />}>
        <OpenAggregateContext value={rowsOf}>
          <PlannedLoans />
        </OpenAggregateContext>
      </Card>
      <Card title="Charges du bien" state={<SectionSaveState type="simulation_charge" />}>
        <OpenAggregateContext value={rowsOf}>
          <Charges />
        </OpenAggregateContext>
      </Card>
    </div>
  )
}

/**
 * Fields under a heading that folds them away; what is folded is not drawn. antd's Collapse (6.6.8) hides the heading
 * inside its button.
 */
function Group({ label, isOpenAtFirst, children }: { label: string; isOpenAtFirst: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <section className="input-group">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          <RightOutlined aria-hidden rotate={isOpen ? 90 : 0} /> {label}
        </button>
      </h3>
      {isOpen && <div className="input-group-fields">{children}</div>}
    </section>
  )
}
