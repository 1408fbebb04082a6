/** Why a route is not shown: the status says it, as an answer of the server would. The error screen reads it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(readonly status: number, message = `Refus ${status}`) {
    super(message)
  }
}
