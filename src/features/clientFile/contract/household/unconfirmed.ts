import { companion } from '../resources/companion'

const suggested = ['honorific', 'marital_status', 'matrimonial_property_regime', 'professional_status'] as const

export type Suggested = (typeof suggested)[number]

type Answers = Readonly<Record<string, unknown>>

/**
 * The answers of a companion that still are those that they began with, and that nobody has confirmed: they are suggestions,
 * not facts. A matrimonial regime is asked of those who are married or in a PACS.
 */
export function unconfirmed(answers: Answers): readonly Suggested[] {
  const { marital_status: status, confirmed } = answers
  const hasRegime = status === 'married' || status === 'pacs'
  const isConfirmed = (name: Suggested): boolean => Array.isArray(confirmed) && confirmed.includes(name)
  return suggested.filter(
    (name) =>
      answers[name] === companion.fields[name].initial &&
      !isConfirmed(name) &&
      (name !== 'matrimonial_property_regime' || hasRegime),
  )
}

/** The answers of a resource as people gave them: null where those of a companion wait to be confirmed. */
export function givenAnswers(type: string, answers: Answers): Answers {
  if (type !== 'companion') return answers
  return { ...answers, ...Object.fromEntries(unconfirmed(answers).map((name) => [name, null])) }
}
