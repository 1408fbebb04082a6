import type { TraceStep } from '../../result'
import type { DebtReading } from '../../simulation/debtRatio'
import { DEBT_RATIO_AFTER, DEBT_RATIO_BEFORE, householdInputs } from '../../simulation/explain/debtRatio'
import { given, input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type {
  CapacityContext,
  CapacityReading,
  InvestmentCapacityAnswer,
  InvestmentCapacityQuestion,
} from '../answers/investmentCapacity'
import { type CapacityRules, purchaseSteps } from './capacityPurchase'

const READING_LABELS: Readonly<Record<DebtReading, string>> = {
  hcsf: 'lecture du HCSF',
  prudent: 'banque prudente',
  differential: 'différentiel',
}

/** How each figure of an investment capacity was found. */
export function investmentCapacityTrace(
  question: InvestmentCapacityQuestion,
  context: CapacityContext,
  answer: Omit<InvestmentCapacityAnswer, 'unverified'>,
  rules: CapacityRules,
): TraceStep[] {
  return [
    ...purchaseSteps(question, context, answer, rules),
    ...debtRatioSteps(question, answer, rules),
    ...residualIncomeSteps(question, answer, rules),
    ...answer.readings.flatMap((reading) => readingSteps(reading, question, answer, rules)),
  ]
}

function debtRatioSteps(
  question: InvestmentCapacityQuestion,
  answer: Omit<InvestmentCapacityAnswer, 'unverified'>,
  { limit, share }: CapacityRules,
): TraceStep[] {
  return [
    step(
      'max_debt_ratio',
      'Limite d’endettement',
      'Taux indiqué, ou la limite en vigueur.',
      answer.max_debt_ratio,
      'rate',
      { law: [limit] },
    ),
    step('debt_ratio_before', 'Endettement avant', DEBT_RATIO_BEFORE, answer.debt_ratio_before, 'rate', {
      inputs: householdInputs(question),
    }),
    step('debt_ratio_after', 'Endettement après', DEBT_RATIO_AFTER.hcsf, answer.debt_ratio_after, 'rate', {
      inputs: ratioInputs(question, answer),
      law: [share],
    }),
  ]
}

/** What is left to live on each month. */
function residualIncomeSteps(
  question: InvestmentCapacityQuestion,
  answer: Omit<InvestmentCapacityAnswer, 'unverified'>,
  { share }: CapacityRules,
): TraceStep[] {
  const { residual_income_before: before, residual_income_after: after } = answer
  return [
    step(
      'residual_income_before',
      'Reste à vivre avant',
      'Revenus moins impôt, loyer, crédits et pensions.',
      before,
      'euros_per_month',
      {
        inputs: [...householdInputs(question), given('Impôt', question.annual_tax, 'euros_per_year', 'file')],
        rounding: TO_THE_CENT,
      },
    ),
    step(
      'residual_income_after',
      'Reste à vivre après',
      'Reste à vivre avant, plus la part retenue des loyers, moins la mensualité.',
      after,
      'euros_per_month',
      {
        inputs: [
          input('Reste à vivre avant', before, 'euros_per_month', 'residual_income_before'),
          input('Loyer attendu', answer.expected_rent, 'euros_per_month', 'expected_rent'),
          input('Mensualité', answer.monthly_payment, 'euros_per_month', 'monthly_payment'),
        ],
        law: [share],
        rounding: TO_THE_CENT,
      },
    ),
  ]
}

function readingSteps(
  { reading, debt_ratio, budget }: CapacityReading,
  question: InvestmentCapacityQuestion,
  answer: Omit<InvestmentCapacityAnswer, 'unverified'>,
  { share }: CapacityRules,
): TraceStep[] {
  const label = READING_LABELS[reading]
  const law = reading === 'prudent' ? [] : [share]
  return [
    step(
      `readings.${reading}.debt_ratio`,
      `Endettement après, ${label}`,
      DEBT_RATIO_AFTER[reading],
      debt_ratio,
      'rate',
      {
        inputs: ratioInputs(question, answer),
        law,
      },
    ),
    step(
      `readings.${reading}.budget`,
      `Budget, ${label}`,
      'Prix le plus haut dont le prêt garde cet endettement sous la limite.',
      budget,
      'euros',
      {
        inputs: [
          ...householdInputs(question),
          input('Limite d’endettement', answer.max_debt_ratio, 'rate', 'max_debt_ratio'),
        ],
        law,
        rounding: 'À l’euro inférieur',
      },
    ),
  ]
}

function ratioInputs(
  question: InvestmentCapacityQuestion,
  answer: Pick<InvestmentCapacityAnswer, 'monthly_payment' | 'expected_rent'>,
) {
  return [
    ...householdInputs(question),
    input('Mensualité', answer.monthly_payment, 'euros_per_month', 'monthly_payment'),
    input('Loyer attendu', answer.expected_rent, 'euros_per_month', 'expected_rent'),
  ]
}
