import { useSection } from '#client/editing'
import { FieldGrid } from '#client/editing/parts'
import { RankingField, ValueField } from '#client/forms/byKind'
import { AccountScreen } from './AccountScreen'
import { SectionCard } from './SectionCard'

const TYPES = ['financial_situation', 'pp_objective'] as const

const WHY =
  'Ces questions nous permettent de vérifier que nos recommandations vous conviennent, dans votre intérêt. Répondez sincèrement\u00a0: des réponses inexactes ou incomplètes pourraient conduire à un conseil inadapté, ou nous obliger à ne pas vous conseiller.'

/** What the client can save and wants to keep, then what he invests for and accepts. */
export const ObjectivesScreen = () => (
  <AccountScreen types={TYPES}>
    <SectionCard type="financial_situation" title="Situation financière">
      <FieldGrid>
        <ValueField name="monthly_saving_amount" />
        <ValueField name="precautionary_saving_amount" />
        <ValueField name="expected_income_change" asList />
        <ValueField name="expected_expenses_amount" />
      </FieldGrid>
    </SectionCard>
    <p className="scpi-introduction">{WHY}</p>
    <SectionCard type="pp_objective" title="Objectifs">
      <Objectives />
    </SectionCard>
  </AccountScreen>
)

function Objectives() {
  const { target_monthly_income_amount: target, manual_lower_level: lowered } = useSection('pp_objective') ?? {}
  return (
    <>
      <RankingField name="premium_investments" most={3} />
      <FieldGrid>
        <ValueField name="investment_duration" asList />
        <ValueField name="liquidity_need" asList />
      </FieldGrid>
      <div className="scpi-long-choices">
        <ValueField name="investment_risk" />
        <ValueField name="max_loss_accepted" />
      </div>
      <FieldGrid>
        <ValueField name="target_monthly_income_amount" />
        {target !== null && target !== undefined && <ValueField name="income_start_date" />}
      </FieldGrid>
      <ValueField name="foreign_exchange_accepted" />
      <ValueField name="project_description" />
      <FieldGrid>
        <ValueField name="manual_lower_level" asList />
        {lowered && <ValueField name="manual_lower_comment" />}
      </FieldGrid>
    </>
  )
}
