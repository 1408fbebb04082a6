import { schemes, type AnswerTo, type Question, type Questions, type SchemeQuestions } from '#domain'
import { amount, choice, flag, integer, largeAmount, numberChoice, optional } from '#contract/fields'
import type { Field } from '#contract'
import type { Fields } from '#contract/define'

type FieldOf<Q extends Question> = Field<AnswerTo<Q>, Q extends { required: true } ? true : false>
type FieldsOf<Q extends Questions> = { readonly [Name in keyof Q]: FieldOf<Q[Name]> }
type OptionalFieldsOf<Q extends Questions> = { readonly [Name in keyof Q]: Field<AnswerTo<Q[Name]>, false> }

/** A field for each question that schemes ask of their own: the domain says the question, this is how it is checked and typed. */
export const questionFields = fieldsOf(schemes.questions())

/** The same where an answer may be left out. */
export const optionalQuestionFields = optionalFieldsOf(schemes.questions())

function fieldsOf(questions: SchemeQuestions): FieldsOf<SchemeQuestions>
function fieldsOf(questions: Questions): Fields {
  return Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, fieldOf(question)]))
}

function optionalFieldsOf(questions: SchemeQuestions): OptionalFieldsOf<SchemeQuestions>
function optionalFieldsOf(questions: Questions): Fields {
  return Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, optional(fieldOf(question))]))
}

function fieldOf(question: Question): Field {
  switch (question.kind) {
    case 'choice': {
      const { choices, ...words } = question
      return choice(choices, words)
    }
    case 'number_choice':
      return numberChoice(question.choices, question)
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
