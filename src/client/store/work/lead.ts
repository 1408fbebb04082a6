/** The lead among the tabs of one person: the one that has it sends and keeps. */
export interface Lead {
  /** Resolves when another tab took it because this one did not answer. */
  readonly lost: Promise<void>
  readonly release: () => void
}

/** Resolves with the lead once it is free, or at once when it is stolen. @throws when it is given up by the signal of `options` */
export function takeLead(locks: LockManager, name: string, options: LockOptions): Promise<Lead> {
  return new Promise((resolve, reject) => {
    const end = deferred()
    const loss = deferred()
    const hold = () => {
      resolve({ lost: loss.promise, release: end.resolve })
      return end.promise
    }
    locks.request(name, options, hold).catch((reason: unknown) => {
      loss.resolve()
      reject(reason instanceof Error ? reason : new Error('The lead was refused.', { cause: reason }))
    })
  })
}

/** Where there is one tab only. */
export const onlyLead: Lead = { lost: new Promise(() => undefined), release: () => undefined }

interface Deferred {
  readonly promise: Promise<void>
  readonly resolve: () => void
}

function deferred(): Deferred {
  const waiting: (() => void)[] = []
  const promise = new Promise<void>((resolve) => { waiting.push(resolve) })
  return { promise, resolve: () => { for (const resolve of waiting) resolve() } }
}
