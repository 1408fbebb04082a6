import { checkComplete, isUuid } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { programComment, topChange } from '#features/catalogue/contract/perimeter'
import { tellChange } from '#features/notifications/server'
import { ofCompany, those } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { findResources } from '#server/repositories/resources'
import { managed } from '../tables'
import { commentProgram, findLotsOf, putForward } from '../repositories/managedPrograms'

const writing = those('editCompanySettings', ofCompany)

type Write = Pick<SettingWrite, 'transaction' | 'viewer'>

/** Puts a lot forward, or no longer. @throws Failure forbidden, notFound, invalid */
export async function updateTop(write: Write, id: string, input: unknown): Promise<Resource> {
  const { transaction, viewer } = write
  const scope = scopeOf(writing, viewer)
  const { is_top } = accepted(checkComplete(topChange, input))
  const found = () => findResources(managed.managed_property, { scope, ids: [id] }, transaction, 't.id')
  if ((await found()).length === 0) throw notFound()
  await putForward(transaction, viewer.companyId, [id], is_top)
  await tellPrograms(write)
  const [lot] = await found()
  if (!lot) throw notFound()
  return lot
}

/** Puts all lots of a programme forward, or those that are named. @throws Failure forbidden, notFound, invalid */
export async function updateTops(write: Write, id: string, input: unknown): Promise<Resource> {
  const { transaction, viewer } = write
  scopeOf(writing, viewer)
  const { is_top, properties } = accepted(checkComplete(topChange, input))
  await foundProgram(write, id)
  const named = properties === null ? undefined : [...new Set(properties)]
  const lots = named?.every(isUuid) === false ? [] : await findLotsOf(transaction, viewer.companyId, id, named)
  if (named && lots.length < named.length)
    throw invalid(fieldErrors('properties', 'Un de ces lots n’est pas de ce programme'))
  await putForward(transaction, viewer.companyId, lots, is_top)
  await tellPrograms(write)
  return foundProgram(write, id)
}

/** Says something of a programme to the advisers of the firm. @throws Failure forbidden, notFound, invalid */
export async function updateComment(write: Write, id: string, input: unknown): Promise<Resource> {
  const { transaction, viewer } = write
  scopeOf(writing, viewer)
  const { comment } = accepted(checkComplete(programComment, input))
  await foundProgram(write, id)
  await commentProgram(transaction, viewer.companyId, id, comment)
  await tellPrograms(write)
  return foundProgram(write, id)
}

/** @throws Failure forbidden, notFound */
export async function foundProgram({ transaction, viewer }: Write, id: string): Promise<Resource> {
  const scope = scopeOf(writing, viewer)
  const [program] = await findResources(managed.managed_program, { scope, ids: [id] }, transaction, 't.id')
  if (!program) throw notFound()
  return program
}

/** Has open pages of the firm read programmes again. */
export const tellPrograms = ({
  transaction,
  viewer: { companyId },
}: {
  transaction: Queryable
  viewer: Write['viewer']
}) => tellChange(transaction, { companyId, type: 'program', id: companyId })
