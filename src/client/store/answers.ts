import { isResourceType } from '#contract'
import type { Linkage, Ref } from '#contract/jsonapi'
import { entriesOf, isObject } from '#contract/json'
import type { RecordedAnswer, Redaction } from '#client/debug'
import type { ApiRequest, Transport } from '#client/transport'

/** How many readings are remembered: the last, each once. */
const MOST = 60

/** The last answers to reading requests, of the person logged in. */
export interface AnswerLog {
  readonly read: () => readonly RecordedAnswer[]
}

/** The same transport, recording its answers for debug snapshots. @param personOf who is logged in */
export function recordAnswers(
  transport: Transport,
  personOf: () => string | undefined,
): { readonly transport: Transport; readonly answers: AnswerLog } {
  const held = new Map<string, { readonly person: string | undefined; readonly answer: RecordedAnswer }>()
  const record = (answer: RecordedAnswer) => {
    const key = JSON.stringify([answer.path, answer.query])
    held.delete(key)
    held.set(key, { person: personOf(), answer })
    const [oldest] = held.keys()
    if (held.size > MOST && oldest !== undefined) held.delete(oldest)
  }
  return {
    transport: {
      send: async (request) => {
        const response = await transport.send(request)
        const answer = answerOf(request, response.body)
        if (answer) record(answer)
        return response
      },
    },
    answers: {
      read: () => [...held.values()].filter(({ person }) => person === personOf()).map(({ answer }) => answer),
    },
  }
}

/** Which resources a reading was answered; undefined for what is none. A search by words is not remembered: they may be a name. */
function answerOf({ method, path, query = {} }: ApiRequest, body: unknown): RecordedAnswer | undefined {
  if (method !== 'GET' || query['q'] !== undefined || !isObject(body)) return undefined
  const data = linkageOf(body['data'])
  const { current_page, per_page, total, last_page } = entriesOf(body['meta'])
  return data === undefined ? undefined : { path, query, data, page: { current_page, per_page, total, last_page } }
}

function linkageOf(data: unknown): Linkage | undefined {
  if (isRef(data)) return refOf(data)
  return Array.isArray(data) && data.every(isRef) ? data.map(refOf) : undefined
}
const refOf = ({ type, id }: Ref): Ref => ({ type, id })
const isRef = (value: unknown): value is Ref =>
  isObject(value) &&
  typeof value['type'] === 'string' &&
  isResourceType(value['type']) &&
  typeof value['id'] === 'string'

/** A query as a snapshot holds it. The attributes that a list is sorted by are names of ours. */
export function publicQuery(
  { sort, ...query }: RecordedAnswer['query'],
  redact: Redaction['redact'],
): RecordedAnswer['query'] {
  const redacted = redact(query)
  return { ...(isObject(redacted) ? redacted : {}), ...(sort === undefined ? {} : { sort }) }
}
