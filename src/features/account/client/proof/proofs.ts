import type { ApiFailure, Transport } from '#client/transport'

/** What the server asks for before it does something: a second factor to set up, or a proof, by one of these means. */
export interface Wanted {
  readonly isFactorMissing: boolean
  readonly means: readonly string[]
}

/** What is asked for over the screen, and the way to the server that waits for it. */
export interface Proofs {
  readonly transport: Transport
  readonly subscribe: (listener: () => void) => () => void
  readonly wanted: () => Wanted | null
  /** The person gave it, or gave up. */
  readonly settle: (isGiven: boolean) => void
}

function wantedBy(failure: ApiFailure | undefined): Wanted | undefined {
  if (failure?.kind !== 'http' || failure.status !== 403 || !failure.meta) return undefined
  const { second_factor_required: isFactorMissing, step_up: means } = failure.meta
  if (isFactorMissing === true) return { isFactorMissing: true, means: [] }
  return Array.isArray(means) ? { isFactorMissing: false, means: means.map(String) } : undefined
}

/** A way to the server that asks the person for what a request wants, then sends it again: it was refused, and changed nothing. */
export function asking(transport: Transport): Proofs {
  const listeners = new Set<() => void>()
  let wanted: Wanted | null = null
  let answer: Promise<boolean> | undefined
  let settle: (isGiven: boolean) => void = () => undefined
  const tell = (next: Wanted | null) => {
    wanted = next
    for (const listener of listeners) listener()
  }
  /** Requests that are refused at the same time wait for one answer. */
  const ask = (next: Wanted): Promise<boolean> =>
    (answer ??= new Promise((resolve) => {
      settle = resolve
      tell(next)
    }))
  return {
    transport: {
      async send(request) {
        const response = await transport.send(request)
        const next = wantedBy(response.failure)
        return next && (await ask(next)) ? transport.send(request) : response
      },
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wanted: () => wanted,
    settle: (isGiven) => {
      settle(isGiven)
      answer = undefined
      tell(null)
    },
  }
}
