import { FieldGrid } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { ValueField } from '#client/forms/byKind'
import { Card } from '#client/ui'
import { toleranceQuestions } from '#features/scpi/clients/contract/questions'
import { AccountScreen } from '../account/AccountScreen'
import { SectionPart } from '../account/SectionCard'
import { ExperienceTable } from './ExperienceTable'
import { KnowledgeTest } from './KnowledgeTest'
import './quiz.css'

const TYPES = ['quiz'] as const

/** What the client has learnt, lived through, knows, and how he bears a risk. */
export const KnowledgeScreen = () => (
  <AccountScreen types={TYPES}>
    <SectionPart type="quiz">
      <Training />
      <Experience />
      <ScpiExperience />
      <KnowledgeTest />
      <Tolerance />
    </SectionPart>
  </AccountScreen>
)

const Training = () => (
  <Card title="Formation" state={<SectionSaveState type="quiz" />}>
    <FieldGrid>
      <ValueField name="education_level" asList />
      <ValueField name="finance_experience" asList />
      <ValueField name="management_mode" asList />
    </FieldGrid>
  </Card>
)

const Experience = () => (
  <Card title="Expérience des placements">
    <div className="scpi-fields">
      <ExperienceTable />
      <FieldGrid>
        <ValueField name="experienced_loss_range" asList />
        <ValueField name="loss_reaction" asList />
      </FieldGrid>
    </div>
  </Card>
)

const ScpiExperience = () => (
  <Card title="Expérience des SCPI">
    <div className="scpi-fields">
      <FieldGrid>
        <ValueField name="scpi_operations_count" asList />
        <ValueField name="scpi_holding_period" asList />
        <ValueField name="scpi_invested_range" asList />
      </FieldGrid>
      <FieldGrid>
        <ValueField name="scpi_has_sold_shares" />
        <ValueField name="scpi_experienced_price_drop" />
      </FieldGrid>
    </div>
  </Card>
)

const Tolerance = () => (
  <Card title="Tolérance au risque">
    <div className="scpi-fields scpi-long-choices">
      {Object.keys(toleranceQuestions).map((name) => (
        <ValueField key={name} name={name} />
      ))}
    </div>
  </Card>
)
