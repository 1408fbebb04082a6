import { useSection } from '#client/editing'
import { FieldGrid } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { today } from '#client/screens'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { sustainabilityCriteria } from '#features/scpi/clients/contract/completion'
import { sustainabilityTerms } from '#features/scpi/clients/contract/questions'
import { AccountScreen } from '../account/AccountScreen'
import { SectionPart } from '../account/SectionCard'
import './quiz.css'

const TYPES = ['quiz'] as const

/** What sustainability means, then whether the client wants it, then how much of what (the sequence of ESMA). */
export const SustainabilityScreen = () => (
  <AccountScreen types={TYPES}>
    <SectionPart type="quiz">
      <Definitions />
      <Preferences />
    </SectionPart>
  </AccountScreen>
)

const Definitions = () => (
  <Card title="Définitions à expliquer" state={<SectionSaveState type="quiz" />}>
    <div className="scpi-fields">
      <dl className="scpi-definitions">
        {sustainabilityTerms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Explained />
    </div>
  </Card>
)

/** The day on which the client was told: it comes before his preferences. */
function Explained() {
  const { value, choose, readOnly } = useSectionField('esg_information_given_at')
  return (
    <>
      <FieldGrid>
        <ValueField name="esg_information_given_at" />
      </FieldGrid>
      {(value ?? null) === null && !readOnly && (
        <Button
          type="primary"
          onClick={() => {
            choose(today())
          }}
        >
          Définitions expliquées aujourd’hui
        </Button>
      )}
    </>
  )
}

function Preferences() {
  const quiz = useSection('quiz') ?? {}
  return (
    <Card title="Préférences de durabilité">
      {(quiz.esg_information_given_at ?? null) === null ? (
        <p className="scpi-note">Les questions viennent une fois les définitions expliquées.</p>
      ) : (
        <div className="scpi-fields">
          <ValueField name="esg_interest" />
          {quiz.esg_interest === 'yes' && <Criteria isCombined={sustainabilityCriteria(quiz) >= 2} />}
        </div>
      )}
    </Card>
  )
}

const Criteria = ({ isCombined }: { isCombined: boolean }) => (
  <>
    <FieldGrid>
      <ValueField name="esg_taxonomy_min" asList />
      <ValueField name="esg_sustainable_min" asList />
    </FieldGrid>
    <ValueField name="esg_pai_families" />
    {isCombined && (
      <div className="scpi-long-choices">
        <ValueField name="esg_combination" />
      </div>
    )}
  </>
)
