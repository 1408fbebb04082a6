import { schemes, type AnswerTo, type Question, type Questions, type SchemeQuestions } from '#domain'
import {
  amount,
  choice,
  flag,
  integer,
  largeAmount,
  numberChoice,
  optional,
  rate,
  suggestedRate,
} from '#contract/fields'
import type { Field } from '#contract'
import type { Fields } from '#contract/define'

type FieldOf<Q extends Question> = Field<AnswerTo<Q>, Q extends { required: true } ? true : false>
type FieldsOf<Q extends Questions> = { readonly [Name in keyof Q]: FieldOf<Q[Name]> }
type OptionalFieldsOf<Q extends Questions> = { readonly [Name in keyof Q]: Field<AnswerTo<Q[Name]>, false> }

/** A field for each question that schemes ask of their own: the domain says the question, this is how it is checked and typed. */
export const questionFields = fieldsOf(schemes.questions(), fieldOf) as FieldsOf<SchemeQuestions>

/** The same where an answer may be left out. */
export const optionalQuestionFields = fieldsOf(schemes.questions(), (question) =>
  optional(fieldOf(question)),
) as OptionalFieldsOf<SchemeQuestions>

/** By name, so that the types of single questions are lost: the two casts above say what `fieldOf` makes of each kind of question. */
function fieldsOf(questions: Questions, of: (question: Question) => Field): Fields {
  return Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, of(question)]))
}

function fieldOf(question: Question): Field {
  switch (question.kind) {
    case 'choice': {
      const { choices, ...words } = question
      return choice(choices, words)
    }
    case 'number_choice':
      return numberChoice(question.choices, question)
    case 'rate':
      return suggestedRate(question.choices, question)
    case 'fraction':
      return rate({ ...question, maximum: 1 })
    case 'flag':
      return flag(question)
    case 'integer':
      return integer(question)
    case 'amount':
      return amount(question)
    case 'large_amount':
      return largeAmount(question)
  }
}
