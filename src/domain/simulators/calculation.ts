import type { Refusal } from '../result'

/** What came of a question: its answer, or French messages by answer that cannot be taken. */
export type Calculation<Answer> = { kind: 'calculated'; answer: Answer } | Refusal

export function calculated<Answer>(answer: Answer): Calculation<Answer> {
  return { kind: 'calculated', answer }
}

/** A refusal on one answer. */
export function refusedOn(answer: string, message: string): Refusal {
  return { kind: 'refused', errors: { [answer]: [message] } }
}
