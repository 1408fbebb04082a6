import type { FieldErrors } from '#contract'
import type { Right } from '#contract/access'
import type { Resource } from '#contract/jsonapi'

/** Why an operation did not happen. Nothing was changed. */
export type FailureReason =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'forbidden'; readonly rights: readonly Right[] }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'conflict'; readonly current: Resource }
  /** The state of the resource forbids the action; these it allows. */
  | {
      readonly kind: 'impossible'
      readonly current: Resource
      readonly allowed: readonly string[]
      /** Why, in French. */
      readonly because?: string
      /** Told beside it. */
      readonly meta?: object
    }
  /** Another sale holds the lot: who may tell more, and lots that may be proposed in its place. */
  | {
      readonly kind: 'taken'
      readonly property: Resource
      readonly contact: Readonly<Record<'name' | 'email', string> & { phone: string | null }> | null
      readonly similar: readonly Resource[]
    }
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'suspendedAccount' }
  /** The login that a second factor would end is over. */
  | { readonly kind: 'loginEnded' }
  | { readonly kind: 'technicalAccount' }
  | { readonly kind: 'wrongPasskey' }
  /** The files of the firm take all the room that they may, bytes. */
  | { readonly kind: 'noRoom'; readonly limit: number }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfterSeconds: number; readonly provesMailbox?: boolean }

/** Thrown by operations; answered over HTTP in one place. */
export class Failure extends Error {
  override readonly name = 'Failure'

  constructor(readonly reason: FailureReason) {
    super(reason.kind)
  }
}

export const notFound = (): Failure => new Failure({ kind: 'notFound' })
export const invalid = (errors: FieldErrors): Failure => new Failure({ kind: 'invalid', errors })
