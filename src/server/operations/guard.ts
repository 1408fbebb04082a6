import type { Checked, FieldErrors } from '#contract'
import type { Refusal as DomainRefusal } from '#domain'
import { Refusal, type Policy, type Scope, type Viewer } from '#server/access'
import { Failure, invalid } from './failure'

/** The scope that the policy gives to the viewer. @throws Failure forbidden */
export function scopeOf(policy: Policy, viewer: Viewer): Scope {
  const answer = policy(viewer)
  if (answer instanceof Refusal) throw new Failure({ kind: 'forbidden', rights: answer.rights })
  return answer
}

/** The attributes of an input that was checked. @throws Failure invalid, with the messages by field */
export function accepted<Attributes>(checked: Checked<Attributes>): Attributes {
  if (!checked.valid) throw invalid(checked.errors)
  return checked.attributes
}

/** A failure about one field. */
export const fieldErrors = (field: string, message: string): FieldErrors => ({ [field]: [message] })

/** @throws Failure invalid, for what cannot be calculated */
export function answerOf<Answer>(result: { kind: 'calculated'; answer: Answer } | DomainRefusal): Answer {
  if (result.kind === 'refused') throw invalid(result.errors)
  return result.answer
}
