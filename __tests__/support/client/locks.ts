interface Request {
  readonly tab: string
  readonly grant: () => void
  readonly rob: () => void
}

/**
 * The locks of a browser, which jsdom lacks: exclusive, given in the order in which they are asked for, given up by a signal,
 * stolen. Answers the lock manager of each tab; one that is frozen learns once it is awake that it was robbed.
 */
export function browserLocks(): (tab: string, awake: () => Promise<void>) => LockManager {
  const queues = new Map<string, Request[]>()
  const queueOf = (name: string) => queues.get(name) ?? []
  const leave = (name: string, request: Request) => {
    const [holder] = queueOf(name)
    const others = queueOf(name).filter((other) => other !== request)
    queues.set(name, others)
    if (holder === request) others[0]?.grant()
  }
  const join = (name: string, request: Request, steals: boolean) => {
    const [holder, ...others] = queueOf(name)
    queues.set(name, steals ? [request, ...others] : [...queueOf(name), request])
    if (steals) holder?.rob()
    if (steals || holder === undefined) request.grant()
  }

  return (tab, awake) => {
    function request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>
    function request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<Awaited<T>>
    function request<T>(
      name: string,
      ...rest: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
    ): Promise<Awaited<T>> {
      const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest
      return new Promise((resolve, reject) => {
        const stop = (message: string) => {
          reject(new DOMException(message, 'AbortError'))
        }
        const run = async () => {
          resolve(await callback({ name, mode: 'exclusive' }))
        }
        const own: Request = {
          tab,
          grant: () => {
            run()
              .catch(reject)
              .finally(() => {
                leave(name, own)
              })
          },
          rob: () => {
            void awake().then(() => {
              stop('The lock was stolen.')
            })
          },
        }
        options.signal?.addEventListener('abort', () => {
          if (queueOf(name)[0] === own) return
          leave(name, own)
          stop('The request was given up.')
        })
        join(name, own, options.steal === true)
      })
    }
    const held = () =>
      [...queues].flatMap(([name, [holder]]) =>
        holder ? [{ name, mode: 'exclusive' as const, clientId: holder.tab }] : [],
      )
    return { request, query: () => Promise.resolve({ held: held() }) }
  }
}
