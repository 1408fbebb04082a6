import { entriesOf, isNumber, isObject, isText, type Entries } from '#contract/json'

/** What a question of the knowledge test was answered, and what it should have been. */
export interface Correction {
  readonly given: string | null
  readonly right: string
  readonly isRight: boolean
  readonly explanation: string
}

/** Where the knowledge test stands: what was right once it is submitted, and whether it may be taken again. */
export interface TestState {
  /** By question; empty while an attempt is open. */
  readonly correction: Readonly<Record<string, Correction>>
  /** Null where the server does not say. */
  readonly attemptsLeft: number | null
  /** The instant from which another attempt is taken; null for now. */
  readonly nextAttemptAt: string | null
}

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null)

function parseCorrection(value: unknown): Correction | undefined {
  if (!isObject(value)) return undefined
  const { given, right, is_right, explanation } = value
  if (!isText(right)) return undefined
  return { given: textOrNull(given), right, isRight: is_right === true, explanation: textOrNull(explanation) ?? '' }
}

export const parseTestState = ({ correction, attempts_left, next_attempt_at }: Entries): TestState => ({
  correction: Object.fromEntries(
    Object.entries(entriesOf(correction)).flatMap(([question, value]) => {
      const one = parseCorrection(value)
      return one ? [[question, one]] : []
    }),
  ),
  attemptsLeft: isNumber(attempts_left) ? attempts_left : null,
  nextAttemptAt: textOrNull(next_attempt_at),
})
