import type { ScoredAnswers, Values } from '../../../src/domain/scpi'
import {
  experienceFamilies,
  generalQuestions,
  scpiQuestions,
  toleranceQuestions,
} from '../../../src/domain/scpi/questions'
import { wealthOf } from '../../../src/domain/scpi/wealth'
import { expectedScores } from './expectedScores'
import type { ExpectedScores, PersonaBudget, PersonaFacts } from './persona'
import { personaBudgets } from './personaBudgets'
import { personaFacts } from './personaFacts'

/** The day on which the personas are scored. */
export const PERSONA_DAY = '2026-11-20'

/** An investor whose answers are named as in the API, with what the scores must be. */
export interface Persona {
  id: string
  name: string
  /** `YYYY-MM-DD`; gives `age` on the day of the personas. */
  birthdate: string
  age: number
  nb_dependent_children: number
  quiz: Values
  objective: Values
  professional_situation: Values
  financial_situation: Values
  /** The investor's own entity, held alone. */
  entity: PersonaBudget
  expected: ExpectedScores
}

/** Answers of a test by question, from one letter each; `-` is « Je ne sais pas ». */
export function answersOf(questions: readonly string[], letters: string): Record<string, string> {
  return Object.fromEntries(
    questions.map((question, index) => [question, letters[index] === '-' ? 'dont_know' : (letters[index] ?? '')]),
  )
}

/** Answers on the practice of each family; one that is left out was never held. */
export function experienceOf(experience: PersonaFacts['experience']): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(experienceFamilies).flatMap((family): [string, unknown][] => {
      const [operations, holding] = experience[family] ?? ['none', 'never']
      return [
        [`exp_${family}_operations`, operations],
        [`exp_${family}_holding`, holding],
        [`exp_${family}_currently_held`, holding !== 'never'],
      ]
    }),
  )
}

function quizOf(facts: PersonaFacts): Values {
  const { scpiExperience } = facts
  return {
    education_level: facts.education_level,
    finance_experience: facts.finance_experience,
    ...experienceOf(facts.experience),
    ...answersOf(generalQuestions, facts.general),
    ...answersOf(scpiQuestions, facts.scpi),
    ...answersOf(toleranceQuestions, facts.tolerance),
    scpi_operations_count: scpiExperience.operations,
    scpi_holding_period: scpiExperience.holding,
    scpi_has_sold_shares: scpiExperience.sold,
    scpi_experienced_price_drop: scpiExperience.drop,
    ...facts.esg,
  }
}

function personaOf(facts: PersonaFacts): Persona {
  const expected = expectedScores[facts.id]
  const budget = personaBudgets[facts.id]
  if (expected === undefined || budget === undefined) throw new Error(`Nothing is expected of ${facts.id}.`)
  return {
    id: facts.id,
    name: facts.name,
    birthdate: `${2026 - facts.age}-05-14`,
    age: facts.age,
    nb_dependent_children: facts.nb_dependent_children,
    quiz: quizOf(facts),
    objective: facts.objective,
    professional_situation: facts.work,
    financial_situation: facts.saving,
    entity: { ...budget, charge: { free_of_charge_housing: false, ...budget.charge } },
    expected,
  }
}

/** P01 to P10. */
export const personas: readonly Persona[] = personaFacts.map(personaOf)

/** A persona by id. @throws for one that does not exist */
export function personaNamed(id: string): Persona {
  const persona = personas.find((known) => known.id === id)
  if (persona === undefined) throw new Error(`There is no persona ${id}.`)
  return persona
}

/** What the scores of a persona are calculated from. */
export function scoredAnswers({ entity, quiz, objective, professional_situation, ...persona }: Persona): ScoredAnswers {
  return {
    quiz,
    objective,
    professional_situation,
    nb_dependent_children: persona.nb_dependent_children,
    age: persona.age,
    wealth: wealthOf([{ share: 1, ...entity }], PERSONA_DAY),
    is_income_known: true,
    is_charge_known: true,
  }
}
