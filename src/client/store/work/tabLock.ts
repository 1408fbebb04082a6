/** The leadership among the tabs of one person, held as a Web Lock: only the leading tab sends requests and writes to storage. */
export interface Lead {
  /** Resolves when another tab took the lead because this one did not answer; a frozen page learns it some time after it wakes. */
  readonly lost: Promise<void>
  /** Whether it is held at this moment. */
  readonly isHeld: () => Promise<boolean>
  readonly release: () => void
}

/**
 * Resolves with the lead once no other tab has it, or at once with the option `steal`.
 * @throws {Error} when the signal of `options` aborts the wait
 */
export function takeLead(locks: LockManager, name: string, options: LockOptions): Promise<Lead> {
  const holder = async () => (await locks.query()).held?.find((lock) => lock.name === name)?.clientId
  return new Promise((resolve, reject) => {
    const end = deferred()
    const loss = deferred()
    const hold = async () => {
      const own = await holder()
      resolve({ lost: loss.promise, isHeld: async () => (await holder()) === own, release: end.resolve })
      await end.promise
    }
    locks.request(name, options, hold).catch((reason: unknown) => {
      loss.resolve()
      reject(reason instanceof Error ? reason : new Error('The lead was refused.', { cause: reason }))
    })
  })
}

/** Where there is one tab only. */
export const onlyLead: Lead = {
  lost: new Promise(() => undefined),
  isHeld: () => Promise.resolve(true),
  release: () => undefined,
}

interface Deferred {
  readonly promise: Promise<void>
  readonly resolve: () => void
}

function deferred(): Deferred {
  const waiting: (() => void)[] = []
  const promise = new Promise<void>((resolve) => {
    waiting.push(resolve)
  })
  return {
    promise,
    resolve: () => {
      for (const resolve of waiting) resolve()
    },
  }
}
