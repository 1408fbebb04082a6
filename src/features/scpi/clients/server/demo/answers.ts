import type { Attributes } from '#contract'
import type { scpiChoices } from '#features/scpi/clients/contract'

type Families =
  'regulated_savings' | 'unit_linked_funds' | 'equities' | 'bonds_structured' | 'rental_real_estate' | 'alternative'

/** What somebody of the demo answered. */
export interface DemoAnswers {
  readonly work: Partial<Attributes<'pp_professional_situation'>>
  /** Level of education, years in finance, who decides. */
  readonly training: readonly [
    keyof typeof scpiChoices.educationLevels,
    keyof typeof scpiChoices.financeExperiences,
    keyof typeof scpiChoices.managementModes,
  ]
  /** Operations and holding, by family. */
  readonly experience: Readonly<
    Partial<
      Record<Families, readonly [keyof typeof scpiChoices.operationCounts, keyof typeof scpiChoices.holdingPeriods]>
    >
  >
  /** Answers to the questions in their order, a letter each; `?` is « Je ne sais pas ». */
  readonly general: string
  readonly scpi: string
  readonly tolerance: string
  /** Subscriptions, holding, amount, sold, went through a fall. */
  readonly shares: readonly [
    keyof typeof scpiChoices.scpiOperationCounts,
    keyof typeof scpiChoices.scpiHoldingPeriods,
    keyof typeof scpiChoices.scpiInvestedRanges,
    boolean,
    boolean,
  ]
  readonly objective: Partial<Attributes<'pp_objective'>>
  readonly sustainability: Partial<Attributes<'quiz'>>
  readonly financial: Partial<Attributes<'financial_situation'>>
  readonly fiscality: Partial<Attributes<'fiscality'>>
  readonly income: Partial<Attributes<'pp_income'>>
  readonly charge: Partial<Attributes<'pp_charge'>>
  readonly financialAsset: Partial<Attributes<'financial_asset'>>
  readonly nonFinancialAsset: Partial<Attributes<'non_financial_asset'>>
  readonly loans: readonly Partial<Attributes<'pp_entity_loan'>>[]
}
