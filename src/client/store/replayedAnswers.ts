import type { Linkage, Ref } from '#contract/jsonapi'
import { createRedaction, type RecordedAnswer } from '#client/debug'
import type { Transport } from '#client/transport'
import { publicQuery } from './answers'

/**
 * A network that answers what was answered then, with the names of the resources only: the state holds the rest. All that
 * was not asked then has no answer.
 */
export function replayAnswers(answers: readonly RecordedAnswer[]): Transport {
  const { redact } = createRedaction()
  const known = new Map<string, RecordedAnswer | null>()
  for (const answer of answers) {
    const key = JSON.stringify([answer.path, answer.query])
    // Queries that differ by what was taken out of them cannot be told apart: none of them is answered.
    known.set(key, known.has(key) ? null : answer)
  }
  return {
    send: ({ method, path, query = {} }) => {
      const answer = method === 'GET' ? known.get(JSON.stringify([path, publicQuery(query, redact)])) : undefined
      if (!answer) return Promise.resolve({ failure: { kind: 'network', message: NOTHING_ASKED } })
      return Promise.resolve({ body: { data: named(answer.data), meta: answer.page } })
    },
  }
}

const NOTHING_ASKED =
  'L’instantané ne contient pas cette partie\u00a0: elle n’avait pas été lue, ou elle ne se garde pas. Rien n’est demandé au serveur.'

const isList = (linkage: Linkage): linkage is readonly Ref[] => Array.isArray(linkage)
function named(linkage: Linkage): unknown {
  if (linkage === null) return null
  const withNothing = (ref: Ref) => ({ ...ref, attributes: {}, relationships: {} })
  return isList(linkage) ? linkage.map(withNothing) : withNothing(linkage)
}
