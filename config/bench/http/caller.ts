import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

export interface Request {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON texts to PUT there in turn, instead of a GET. */
  readonly bodies?: readonly string[]
}

export interface Load {
  readonly requests: number
  /** How many requests are under way at a time, each on a connection that stays open. */
  readonly connections: number
}

export interface Pace {
  readonly medianMilliseconds: number
  /** Of twenty requests, nineteen are answered within it. */
  readonly p95Milliseconds: number
  readonly requestsPerSecond: number
}

export interface Caller {
  /** Sends the same request again and again. @throws when an answer is not 200 */
  call(request: Request, load: Load): Promise<Pace>
  /** Sends it again and again until `work` is over. */
  callDuring<Result>(
    request: Request,
    connections: number,
    work: () => Promise<Result>,
  ): Promise<{ pace: Pace; result: Result }>
  stop(): Promise<void>
}

/** Tells the thread to send no more. */
const ENOUGH = 'enough'

/** Sends requests from a thread of its own, so that the server measured has its thread to itself. */
export function startCaller(): Caller {
  const worker = new Worker(__filename)
  const told = async () => {
    const [answer] = (await once(worker, 'message')) as [Pace]
    return answer
  }
  return {
    call(request, load) {
      worker.postMessage({ request, load })
      return told()
    },
    async callDuring(request, connections, work) {
      worker.postMessage({ request, load: { requests: Number.POSITIVE_INFINITY, connections } })
      const [answer, result] = await Promise.all([
        told(),
        work().finally(() => {
          worker.postMessage(ENOUGH)
        }),
      ])
      return { pace: answer, result }
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}

let isEnough = false

async function pace(wanted: Request, { requests, connections }: Load): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let sent = 0
  isEnough = false
  const oneAfterTheOther = async () => {
    while (!isEnough && sent++ < requests) {
      const before = performance.now()
      await answered(wanted, sent, agent)
      times.push(performance.now() - before)
    }
  }
  const before = performance.now()
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther))
  const elapsed = performance.now() - before
  agent.destroy()
  times.sort((one, other) => one - other)
  const within = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    medianMilliseconds: within(0.5),
    p95Milliseconds: within(0.95),
    requestsPerSecond: (times.length / elapsed) * 1000,
  }
}

/** Waits for the whole answer. */
function answered({ address, headers, bodies }: Request, turn: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const method = bodies ? 'PUT' : 'GET'
    const sent = request(
      address,
      { agent, method, headers: bodies ? { ...headers, 'content-type': 'application/json' } : headers },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode ?? 'nothing'}`))
        answer.resume().on('end', resolve)
      },
    ).on('error', reject)
    sent.end(bodies?.[turn % bodies.length])
  })
}

if (!isMainThread) {
  parentPort?.on('message', (message: typeof ENOUGH | { request: Request; load: Load }) => {
    if (message === ENOUGH) isEnough = true
    else void pace(message.request, message.load).then((result) => parentPort?.postMessage(result))
  })
}
