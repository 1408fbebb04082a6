import { guarantyFeeShare } from '../../law/lending'
import { type InForce, inForce } from '../../law/parameter'
import { type Deed, notaryFee } from '../../mechanisms/notaryFee'
import type { TraceStep } from '../../result'
import { given, input, step, TO_THE_CENT } from '../../simulation/explain/step'
import type {
  CapacityContext,
  CapacityReading,
  InvestmentCapacityAnswer,
  InvestmentCapacityQuestion,
} from '../answers/investmentCapacity'
import { deedOf, usualSeniority } from '../purchase'
import { householdInputs } from './household'

/** The parameters that decide of a capacity. */
interface CapacityRules {
  limit: InForce<number>
  share: InForce<number>
}

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
    ...householdSteps(question, answer, rules),
    ...answer.readings.flatMap((reading) => readingSteps(reading, question, answer, rules)),
  ]
}

function purchaseSteps(
  question: InvestmentCapacityQuestion,
  { asOf, market, department, defaults }: CapacityContext,
  answer: Omit<InvestmentCapacityAnswer, 'unverified'>,
  { limit, share }: CapacityRules,
): TraceStep[] {
  const price = input('Prix', answer.budget ?? 0, 'euros', 'budget')
  const { project } = question
  const seniority = usualSeniority(project, question.seniority)
  const deed = deedOf({ seniority, on: asOf, department, project, isFirstHome: question.is_first_home === true })
  const fees = notaryFee(answer.budget ?? 0, deed)
  return [
    step(
      'budget',
      'Budget maximal',
      'Prix le plus haut dont le prêt, frais compris, garde l’endettement sous la limite\u202f; aucun quand les loyers paieraient le prêt à tout prix.',
      answer.budget,
      'euros',
      {
        inputs: [
          ...householdInputs(question),
          given('Apport', question.contribution, 'euros', 'file'),
          ...loanInputs(question),
          input('Limite d’endettement', answer.max_debt_ratio, 'rate', 'max_debt_ratio'),
        ],
        law: [limit, share],
        rounding: 'À l’euro inférieur',
      },
    ),
    step(
      'notary_fee',
      'Frais de notaire',
      'Droits, émoluments, formalités et TVA sur le prix.',
      answer.notary_fee,
      'euros',
      { inputs: [price, ...deedInputs(deed, fees.dutiesRate)], law: fees.parameters, rounding: TO_THE_CENT },
    ),
    step(
      'loan_fees',
      'Frais du prêt',
      'Garantie proportionnelle au prêt, frais de dossier et de courtage\u202f; rien sans prêt.',
      answer.loan_fees,
      'euros',
      {
        inputs: [
          input('Montant emprunté', answer.loan_amount, 'euros', 'loan_amount'),
          given('Frais de dossier', defaults.loan_application_fee, 'euros', 'firm'),
          given('Courtage', defaults.brokerage_fee, 'euros', 'firm'),
        ],
        law: [inForce(guarantyFeeShare, asOf)],
        rounding: TO_THE_CENT,
      },
    ),
    step('total_cost', 'Coût total', 'Prix, frais de notaire et frais du prêt.', answer.total_cost, 'euros', {
      inputs: [
        price,
        input('Frais de notaire', answer.notary_fee, 'euros', 'notary_fee'),
        input('Frais du prêt', answer.loan_fees, 'euros', 'loan_fees'),
      ],
    }),
    step('loan_amount', 'Montant emprunté', 'Coût total moins apport, au moins 0.', answer.loan_amount, 'euros', {
      inputs: [
        input('Coût total', answer.total_cost, 'euros', 'total_cost'),
        given('Apport', question.contribution, 'euros', 'file'),
      ],
      rounding: TO_THE_CENT,
    }),
    step(
      'monthly_payment',
      'Mensualité',
      'Mensualité constante, assurance sur le capital initial comprise.',
      answer.monthly_payment,
      'euros_per_month',
      {
        inputs: [input('Montant emprunté', answer.loan_amount, 'euros', 'loan_amount'), ...loanInputs(question)],
        rounding: TO_THE_CENT,
      },
    ),
    step(
      'expected_rent',
      'Loyer attendu',
      'Prix multiplié par le rendement du marché (loyer au m² ÷ prix au m²)\u202f; aucun pour une résidence.',
      answer.expected_rent,
      'euros_per_month',
      {
        inputs: [
          price,
          given('Loyer de marché', market.rent_per_square_meter, 'euros_per_square_meter', 'market'),
          given('Prix de marché', market.price_per_square_meter, 'euros_per_square_meter', 'market'),
        ],
        rounding: TO_THE_CENT,
      },
    ),
  ]
}

/** What decides of the duties. */
function deedInputs({ seniority, isFirstHome }: Deed, dutiesRate: number) {
  return [
    given('Ancienneté du bien', seniority === 'old' ? 'ancien' : 'neuf', 'text', 'file'),
    ...(isFirstHome === true && seniority === 'old'
      ? [given('Première résidence principale', 'oui, sans la majoration du département', 'text', 'file')]
      : []),
    given('Droits, part du prix', dutiesRate, 'rate', 'law'),
  ]
}

function householdSteps(
  question: InvestmentCapacityQuestion,
  answer: Omit<InvestmentCapacityAnswer, 'unverified'>,
  { limit, share }: CapacityRules,
): TraceStep[] {
  const residual = input(
    'Reste à vivre avant',
    answer.residual_income_before,
    'euros_per_month',
    'residual_income_before',
  )
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

function loanInputs({ loan_duration, loan_rate, insurance_rate }: InvestmentCapacityQuestion) {
  return [
    given('Durée du prêt', loan_duration, 'years', 'file'),
    given('Taux annuel', loan_rate, 'rate', 'file'),
    given('Taux d’assurance', insurance_rate, 'rate', 'file'),
  ]
}
