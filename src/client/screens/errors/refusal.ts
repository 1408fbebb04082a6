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

/** Whether loading the page again can help: the server did not answer, or part of the page did not arrive. A fault of the page itself stays. */
export function mayPass(error: unknown): boolean {
  if (error instanceof Refusal) return error.status >= 500
  return error instanceof Error && error.name === 'ChunkLoadError'
}
