import { toleranceQuestions } from '../questions'
import type { MissingAnswer } from './completion'

type Asked = Pick<MissingAnswer, 'section' | 'field'>

const ofQuiz =
  (isOne: (field: string) => boolean) =>
  ({ section, field }: Asked): boolean =>
    section === 'quiz' && isOne(field)

const isSustainability = (field: string): boolean => field.startsWith('esg_')
const isTolerance = (field: string): boolean => Object.hasOwn(toleranceQuestions, field)

const of =
  (...sections: readonly Asked['section'][]) =>
  ({ section }: Asked): boolean =>
    sections.includes(section)

/** Whether an answer is of a rubric of the questionnaire, for each of the ten (specification 02, order of the sections). */
const rubrics: readonly ((asked: Asked) => boolean)[] = [
  of('family_situation', 'pp_account', 'pp_account_child'),
  of('pp_income', 'pp_charge', 'pp_entity_loan'),
  of('financial_situation'),
  of('fiscality'),
  of('pp_professional_situation'),
  of('politically_exposed_person'),
  of('pp_objective'),
  ofQuiz((field) => !isSustainability(field) && !isTolerance(field)),
  ofQuiz(isTolerance),
  ofQuiz(isSustainability),
]

/** How many rubrics the questionnaire has. */
export const RUBRICS = rubrics.length

/** How many of them lack nothing. */
export const completeRubrics = (missing: readonly Asked[]): number =>
  rubrics.filter((isOf) => !missing.some(isOf)).length
