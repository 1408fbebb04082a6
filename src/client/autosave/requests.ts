import { messages } from '#contract'
import type { Saga } from '#client/sagas'
import type { ApiFailure } from '#client/transport'
import { api, run } from '#client/api'
import type { Draft, Sent } from './draft'

/** No cache entry: what the answer brings goes to the entities and the draft. */
const untracked = { track: false }

/**
 * Sends what a draft has in flight and answers why it failed, or null.
 * @param version of the resource that was changed, when it is known
 */
export function* send(
  { ref, parentId }: Draft,
  { verb, attributes, key, step }: Sent,
  version: number | undefined,
): Saga<ApiFailure | null> {
  try {
    const outcome = yield* run(initiate())
    return outcome.error ?? null
  } catch {
    return { kind: 'document', message: messages.technical }
  }

  function initiate() {
    switch (verb) {
      case 'create':
        return api.endpoints.create.initiate(
          { type: ref.type, parentId, attributes, idempotencyKey: key, step },
          untracked,
        )
      case 'update':
        return api.endpoints.update.initiate(
          { ref, parentId, attributes, version, idempotencyKey: key, step },
          untracked,
        )
      case 'delete':
        return api.endpoints.remove.initiate({ ref, parentId, step }, untracked)
    }
  }
}
