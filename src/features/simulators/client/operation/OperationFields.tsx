import { ChoiceField, LocationField } from '#client/forms'
import { formatEuros } from '#client/ui'
import { useHiddenProjects } from '#features/catalogue/client'
import type { SimulationAnswer } from '#features/simulation/client'
import { schemes } from '#domain'
import type { Values } from '../shell/addressInputs'
import type { Inputs } from '../shell/useInputs'
import { AnswerGroup } from './AnswerGroup'
import { OperationLevers } from './OperationLevers'
import { askedBy, askedOfHome, groups, schemeOf } from './questions'
import type { Taken } from './taken'

interface OperationFieldsProps {
  readonly inputs: Inputs
  readonly taken: Taken
  /** The last one; undefined before the first. */
  readonly result: SimulationAnswer | undefined
}

/** What is asked: the scheme and the place, what one varies first, what the scheme asks; the rest folded. */
export function OperationFields({ inputs: { values, change }, taken, result }: OperationFieldsProps) {
  const scheme = schemeOf(values)
  const answers = { values, taken }
  const home = scheme ? askedOfHome(scheme) : []
  return (
    <div className="operation-fields">
      <div className="operation-first">
        <ProjectField />
        <LocationField name="municipality" />
      </div>
      <OperationLevers taken={taken} result={result} onSlide={change} />
      <h3 className="inputs-more">Plus</h3>
      <AnswerGroup
        key={scheme?.id}
        label="Dispositif"
        names={scheme ? askedBy(scheme) : []}
        {...answers}
        isOpenAtFirst
      />
      <AnswerGroup label="Foyer" names={groups.household} {...answers} summary={householdInWords(values, taken)} />
      <AnswerGroup label="Bien" names={[...home, ...groups.home]} {...answers} />
      <AnswerGroup label="Financement" names={groups.financing} {...answers} />
      <AnswerGroup label="Hypothèses" names={groups.assumptions} {...answers} />
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

/** What counts most of the household, and that it is an example as long as it is. */
function householdInWords(values: Values, { examples }: Taken): string {
  const income = examples['net_monthly_income'] ?? values['net_monthly_income']
  const written = typeof income === 'number' ? formatEuros(income, { per: 'mois' }) : undefined
  return [written, Object.hasOwn(examples, 'net_monthly_income') ? 'exemple' : undefined].filter(Boolean).join(', ')
}
