import type { TraceStep } from '../../result'
import { given, input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type {
  CapacityContext,
  CapacityReading,
  InvestmentCapacityAnswer,
  InvestmentCapacityQuestion,
} from '../answers/investmentCapacity'
import { type CapacityRules, purchaseSteps } from './capacityPurchase'
import { householdInputs } from './household'

const READINGS: Readonly<Record<CapacityReading['reading'], { label: string; formula: string }>> = {
  hcsf: {
    label: 'lecture du HCSF',
    formula: '(Loyer + crédits + pensions + mensualité) ÷ (revenus + part retenue des loyers).',
  },
  prudent: {
    label: 'banque prudente',
    formula: '(Loyer + crédits + pensions + mensualité) ÷ revenus, sans les loyers à venir.',
  },
  differential: {
    label: 'différentiel',
    formula:
      '(Loyer + crédits + pensions + mensualité non couverte par la part retenue des loyers) ÷ revenus, augmentés de l’excédent s’il y en a un.',
  },
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
    step(
      'debt_ratio_before',
      'Endettement avant',
      '(Loyer + crédits + pensions) ÷ revenus.',
      answer.debt_ratio_before,
      'rate',
      { inputs: householdInputs(question) },
    ),
    step('debt_ratio_after', 'Endettement après', READINGS.hcsf.formula, answer.debt_ratio_after, 'rate', {
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
  const residual = input(
    'Reste à vivre avant',
    answer.residual_income_before,
    'euros_per_month',
    'residual_income_before',
  )
  return [
    step(
      'residual_income_before',
      'Reste à vivre avant',
      'Revenus moins impôt, loyer, crédits et pensions.',
      answer.residual_income_before,
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
      answer.residual_income_after,
      'euros_per_month',
      {
        inputs: [
          residual,
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
  const { label, formula } = READINGS[reading]
  const law = reading === 'prudent' ? [] : [share]
  return [
    step(`readings.${reading}.debt_ratio`, `Endettement après, ${label}`, formula, debt_ratio, 'rate', {
      inputs: ratioInputs(question, answer),
      law,
    }),
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
