import {
  generalQuestions,
  productFamilies,
  scpiQuestions,
  toleranceQuestions,
} from '#features/scpi/clients/contract/questions'
import { sustainabilityCriteria } from '#features/scpi/clients/contract/completion'
import { question, type Answers, type Step } from './steps'

const QUIZ = 'quiz'
const OBJECTIVE = 'pp_objective'

export const objectiveSteps: readonly Step[] = [
  question(OBJECTIVE, 'premium_investments', 'Pourquoi voulez-vous investir\u202f?', { ranked: 3 }),
  question(OBJECTIVE, 'investment_duration', 'Combien de temps pouvez-vous laisser cet argent placé\u202f?'),
  question(OBJECTIVE, 'investment_risk', 'Quel risque acceptez-vous\u202f?'),
  question(OBJECTIVE, 'max_loss_accepted', 'Quelle perte pourriez-vous accepter au plus\u202f?'),
  question(OBJECTIVE, 'liquidity_need', 'Pourriez-vous avoir besoin de cet argent avant\u202f?'),
  question(OBJECTIVE, 'target_monthly_income_amount', 'Quel revenu complémentaire visez-vous\u202f?', {
    isOptional: true,
  }),
  question(OBJECTIVE, 'income_start_date', 'À partir de quand\u202f?', {
    isAsked: ({ pp_objective: { target_monthly_income_amount } }) => Number(target_monthly_income_amount) > 0,
    isOptional: true,
  }),
  question(OBJECTIVE, 'foreign_exchange_accepted', 'Acceptez-vous un risque de change\u202f?', {
    help: 'Certaines SCPI louent des immeubles hors de la zone euro.',
    isOptional: true,
  }),
  question(OBJECTIVE, 'project_description', 'Voulez-vous nous parler de votre projet\u202f?', { isOptional: true }),
]

type Questions = Readonly<Record<string, { readonly question: string }>>

const of = (questions: Questions, help?: string): readonly Step[] =>
  Object.entries(questions).map(([field, asked]) =>
    question(QUIZ, field, asked.question, help === undefined ? {} : { help }),
  )

const ONE_ANSWER = 'Une seule réponse. Rien n’est perdu si vous vous trompez\u00a0: nous vous expliquerons.'

export const generalSteps = of(generalQuestions, ONE_ANSWER)
export const scpiSteps = of(scpiQuestions, ONE_ANSWER)
export const toleranceSteps = of(toleranceQuestions)

/** Three questions on each family of investments. */
const familySteps: readonly Step[] = Object.entries(productFamilies).flatMap(([family, label]) => [
  question(QUIZ, `exp_${family}_currently_held`, `${label}\u00a0: en détenez-vous aujourd’hui\u202f?`),
  question(QUIZ, `exp_${family}_operations`, `${label}\u00a0: combien d’opérations en 5\u00a0ans\u202f?`),
  question(QUIZ, `exp_${family}_holding`, `${label}\u00a0: pendant combien de temps en avez-vous détenu\u202f?`),
])

export const experienceSteps: readonly Step[] = [
  question(QUIZ, 'education_level', 'Quel est votre niveau d’études\u202f?'),
  question(QUIZ, 'finance_experience', 'Avez-vous travaillé dans la finance\u202f?'),
  question(QUIZ, 'management_mode', 'Comment gérez-vous d’habitude votre épargne\u202f?'),
  ...familySteps,
  question(
    QUIZ,
    'experienced_loss_range',
    'Quelle est la plus grande perte que vous avez subie sur un placement\u202f?',
  ),
  question(QUIZ, 'loss_reaction', 'Qu’avez-vous fait alors\u202f?'),
  question(QUIZ, 'scpi_operations_count', 'Combien de souscriptions de SCPI avez-vous réalisées\u202f?'),
  question(QUIZ, 'scpi_holding_period', 'Pendant combien de temps avez-vous détenu des parts de SCPI\u202f?'),
  question(QUIZ, 'scpi_invested_range', 'Combien avez-vous investi en SCPI en tout\u202f?'),
  question(QUIZ, 'scpi_has_sold_shares', 'Avez-vous déjà retiré ou vendu des parts de SCPI\u202f?'),
  question(QUIZ, 'scpi_experienced_price_drop', 'Avez-vous déjà subi une baisse du prix de vos parts de SCPI\u202f?'),
]

const isInterested = ({ quiz }: Answers) => quiz['esg_interest'] === 'yes'
export const sustainabilitySteps: readonly Step[] = [
  { kind: 'definitions', key: 'definitions', words: 'Trois façons de tenir compte de la durabilité' },
  question(
    QUIZ,
    'esg_interest',
    'Souhaitez-vous que vos investissements tiennent compte de critères de durabilité\u202f?',
  ),
  question(QUIZ, 'esg_taxonomy_min', 'Quelle part minimale alignée sur la taxonomie souhaitez-vous\u202f?', {
    isAsked: isInterested,
  }),
  question(QUIZ, 'esg_sustainable_min', 'Quelle part minimale d’investissements durables souhaitez-vous\u202f?', {
    isAsked: isInterested,
  }),
  question(QUIZ, 'esg_pai_families', 'Quels effets négatifs faut-il prendre en compte\u202f?', {
    help: 'Autant que vous voulez, ou aucun.',
    isAsked: isInterested,
    isOptional: true,
  }),
  question(QUIZ, 'esg_combination', 'Comment ces critères se combinent-ils\u202f?', {
    isAsked: (answers) => isInterested(answers) && sustainabilityCriteria(answers.quiz) >= 2,
  }),
]
