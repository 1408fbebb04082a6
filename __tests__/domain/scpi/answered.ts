import { scpi } from '#domain'
import { personaNamed, scoredAnswers } from '../../support/scpi/personas'

/** What a test changes of the answers of a persona. */
interface Changes extends Partial<
  Omit<scpi.ScoredAnswers, 'quiz' | 'objective' | 'professional_situation' | 'wealth'>
> {
  quiz?: scpi.Values
  objective?: scpi.Values
  professional_situation?: scpi.Values
  wealth?: Partial<scpi.Wealth>
}

/** The answers of a persona, some of them changed. */
export function answersOfPersona(id: string, changes: Changes = {}): scpi.ScoredAnswers {
  const answers = scoredAnswers(personaNamed(id))
  const { quiz, objective, professional_situation, wealth, ...others } = changes
  return {
    ...answers,
    ...others,
    quiz: { ...answers.quiz, ...quiz },
    objective: { ...answers.objective, ...objective },
    professional_situation: { ...answers.professional_situation, ...professional_situation },
    wealth: { ...scpi.wealthOf([], '2026-11-20'), ...answers.wealth, ...wealth },
  }
}
