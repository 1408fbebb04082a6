import type { HttpFailure } from '#client/transport'

/** Why a route is not shown: the status says it, as an answer of the server would. The error screen reads it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  /** @param failure the answer of the server that it comes from */
  constructor(
    readonly status: number,
    message = `Refus ${status}`,
    readonly failure?: HttpFailure,
  ) {
    super(message)
  }
}
