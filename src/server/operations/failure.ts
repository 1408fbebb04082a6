import type { FieldErrors } from '#contract'
import type { Right } from '#contract/access'
import type { Resource } from '#contract/jsonapi'

/** Why an operation did not happen. Nothing was changed. */
export type FailureReason =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden'; readonly rights: readonly Right[] }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'conflict'; readonly current: Resource }
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'technicalAccount' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfterSeconds: number }

/** Thrown by operations; answered over HTTP in one place. */
export class Failure extends Error {
  override readonly name = 'Failure'

  constructor(readonly reason: FailureReason) {
    super(reason.kind)
  }
}

export const notFound = (): Failure => new Failure({ kind: 'notFound' })
export const invalid = (errors: FieldErrors): Failure => new Failure({ kind: 'invalid', errors })
