interface Words {
  /** French. */
  label: string
  /** French label for tables and small screens. */
  short?: string
  /** French sentence under the field. */
  help?: string
}

/** Every file has an answer: the initial one until somebody gives another. */
interface AlwaysAnswered<Value> {
  required: true
  initial: Value
}

interface Optional {
  required?: never
  initial?: never
}

/** A question of a scheme, as plain data: its field of the contract, and so its form, its checks and its documentation, come from it. */
export type Question =
  | (Words & Optional & { kind: 'choice'; choices: Readonly<Record<string, string>> })
  | (Words &
      (Optional | AlwaysAnswered<number>) & {
        kind: 'number_choice'
        choices: readonly { value: number; label: string }[]
      })
  /** A fraction; the choices are those of the law, which the calculation alone holds to. */
  | (Words &
      (Optional | AlwaysAnswered<number>) & {
        kind: 'rate'
        choices: readonly { value: number; label: string }[]
      })
  /** A share, from nothing to the whole. */
  | (Words & Optional & { kind: 'fraction' })
  | (Words & (Optional | AlwaysAnswered<boolean>) & { kind: 'flag' })
  | (Words & Optional & { kind: 'integer'; minimum: number; maximum: number; unit?: string })
  /** Euros; a large one where the price of a property would not fit in an everyday amount. */
  | (Words & Optional & { kind: 'amount' | 'large_amount' })

/** The questions of a scheme, by the wire name of their answer. */
export type Questions = Readonly<Record<string, Question>>

/** Of a scheme that asks nothing of its own. */
export const noQuestions = {} as const satisfies Questions

/** The answer to a question. */
export type AnswerTo<Q extends Question> = Q extends { kind: 'choice'; choices: infer Labels }
  ? keyof Labels & string
  : Q extends { kind: 'number_choice'; choices: readonly { value: infer Value extends number }[] }
    ? Value
    : Q extends { kind: 'flag' }
      ? boolean
      : number

/** The answers to questions, none of them sure to be given. */
export type AnswersTo<Q extends Questions> = { -readonly [Name in keyof Q]?: AnswerTo<Q[Name]> }

/** Years during which an owner may commit himself to let (CGI art. 199 novovicies, I, A and II). */
export const commitmentTerms = [
  { value: 6, label: '6 ans' },
  { value: 9, label: '9 ans' },
  { value: 12, label: '12 ans' },
] as const
