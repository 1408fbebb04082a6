import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

export interface Request {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Load {
  readonly requests: number
  /** How many requests are under way at a time, each on a connection that stays open. */
  readonly connections: number
}

export interface Pace {
  readonly medianMilliseconds: number
  readonly requestsPerSecond: number
}

export interface Caller {
  /** Sends the same request again and again. @throws when an answer is not 200 */
  call(request: Request, load: Load): Promise<Pace>
  stop(): Promise<void>
}

/** Sends requests from a thread of its own, so that the server measured has its thread to itself. */
export function startCaller(): Caller {
  const worker = new Worker(__filename)
  return {
    async call(request, load) {
      worker.postMessage({ request, load })
      const [pace] = (await once(worker, 'message')) as [Pace]
      return pace
    },
    stop: async () => {
      await worker.terminate()
    },
  }
}

async function pace({ address, headers }: Request, { requests, connections }: Load): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let left = requests
  const oneAfterTheOther = async () => {
    while (left-- > 0) {
      const before = performance.now()
      await answered(address, headers, agent)
      times.push(performance.now() - before)
    }
  }
  const before = performance.now()
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther))
  const elapsed = performance.now() - before
  agent.destroy()
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
  return { medianMilliseconds: median, requestsPerSecond: (requests / elapsed) * 1000 }
}

/** Waits for the whole answer. */
function answered(address: string, headers: Request['headers'], agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode ?? 'nothing'}`))
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
}

if (!isMainThread) {
  parentPort?.on('message', ({ request, load }: { request: Request; load: Load }) => {
    void pace(request, load).then((result) => parentPort?.postMessage(result))
  })
}
