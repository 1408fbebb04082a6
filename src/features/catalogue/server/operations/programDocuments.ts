import { checkComplete } from '#contract'
import { allows } from '#contract/access'
import { entriesOf } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { programDocument } from '#features/catalogue/contract/perimeter'
import { ofCompany, those, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import { keepFile, readFile, type ReadFile } from '#server/operations/files'
import type { SettingWrite } from '#server/operations/settings'
import { uploadIn } from '#server/operations/uploads'
import { deleteFile } from '#server/repositories/files'
import { findResources } from '#server/repositories/resources'
import type { FileStore } from '#server/services/files'
import { policies } from '../policies'
import { countProgramDocuments, insertProgramDocument, isProgramDocument } from '../repositories/programDocuments'
import { tables } from '../tables'
import { foundProgram, tellPrograms } from './managedPrograms'

const writing = those('editCompanySettings', ofCompany)

/** Of one programme, for one firm. */
const DOCUMENTS_AT_MOST = 30

type Write = Pick<SettingWrite, 'transaction' | 'viewer' | 'now'>

/** Gives the advisers of the firm a document with a programme. @throws Failure forbidden, notFound, invalid */
export async function addDocument(write: Write, store: FileStore, id: string, input: unknown): Promise<Resource> {
  const { transaction, viewer } = write
  scopeOf(writing, viewer)
  await foundProgram(write, id)
  const { document: _file, ...said } = entriesOf(input)
  const upload = uploadIn(input, 'document')
  if (!upload) throw invalid(fieldErrors('document', 'Choisissez le document à ajouter'))
  const { name } = accepted(checkComplete(programDocument, said))
  const program = { companyId: viewer.companyId, programId: id }
  if ((await countProgramDocuments(transaction, program)) >= DOCUMENTS_AT_MOST)
    throw invalid(
      fieldErrors('document', `Ce programme a déjà ${DOCUMENTS_AT_MOST} documents\u00a0: retirez-en un d’abord`),
    )
  const fileId = await keepFile({ ...write, store }, upload, { field: 'document', name })
  await insertProgramDocument(transaction, program, fileId)
  await tellPrograms(write)
  return foundProgram(write, id)
}

/** Takes a document of a programme away, for good. @throws Failure forbidden, notFound */
export async function deleteDocument(write: Write, id: string, documentId: string): Promise<Resource> {
  const { transaction, viewer } = write
  const { companyId } = viewer
  scopeOf(writing, viewer)
  await foundProgram(write, id)
  if (!(await isProgramDocument(transaction, { companyId, programId: id }, documentId))) throw notFound()
  await deleteFile(transaction, { companyId, id: documentId })
  await tellPrograms(write)
  return foundProgram(write, id)
}

/**
 * A document of a programme, for who sees the programme, or looks after the hidden ones.
 * @throws Failure forbidden, notFound
 */
export async function readDocument(
  database: Queryable,
  store: FileStore,
  {
    viewer,
    programId,
    documentId,
  }: { readonly viewer: Viewer; readonly programId: string; readonly documentId: string },
): Promise<ReadFile> {
  const { companyId } = viewer
  if (!allows(viewer.rights, 'readCompanySettings')) {
    const scope = scopeOf(policies.program.read, viewer)
    const [program] = await findResources(tables.program, { scope, ids: [programId] }, database, 't.id')
    if (!program) throw notFound()
  }
  if (!(await isProgramDocument(database, { companyId, programId }, documentId))) throw notFound()
  return readFile(database, store, { companyId, id: documentId })
}
