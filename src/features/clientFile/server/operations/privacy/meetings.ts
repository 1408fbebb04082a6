import { randomUUID } from 'node:crypto'
import { checkComplete, resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { changesBetween, invalid, accepted, fieldErrors, resourcesOfType, scopeOf } from '#server/operations'
import { closeAggregate, openAggregate, readOpened } from '#server/operations/aggregates'
import { updateResources } from '#server/repositories/resources'
import { clientFiles } from '../../aggregate'
import { policies } from '../../policies'

/**
 * Leaves a line in the history of a file: from when to when it was shown to the client, which screens, and whether that
 * presented the study. A file whose solution is described is then presented from there on. Answers the file.
 */
export async function recordMeeting(
  transaction: Queryable,
  viewer: Viewer,
  clientFileId: string,
  input: unknown,
): Promise<Resource> {
  const write = {
    served: clientFiles,
    viewer,
    transaction,
    rootId: clientFileId,
    scope: scopeOf(policies.meeting.create, viewer),
  }
  await openAggregate(write)
  const attributes = accepted(checkComplete(resources.meeting, input))
  if (attributes.ended_at < attributes.started_at)
    throw invalid(fieldErrors('ended_at', 'La fin d’un rendez-vous suit son début.'))
  const meeting: Resource = { type: 'meeting', id: randomUUID(), attributes, relationships: {} }
  const file = await readOpened(write)
  const status = resourcesOfType([file], 'client_file')[0]?.attributes.status
  const after = { status: status === 'simulated' && attributes.is_presentation ? 'presented' : status }
  await updateResources(clientFiles.kept.root, { scope: write.scope, ids: [clientFileId] }, transaction, after)
  return closeAggregate(write, [
    ...changesBetween(meeting, null, attributes),
    ...changesBetween(file, { status }, after),
  ])
}
