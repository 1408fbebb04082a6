import { isObject } from '#contract/json'
import type { FileOrigin } from '#features/clientFile/server'
import { Refusal } from '#server/access'
import { policies } from '../policies'
import { findLeadOfFile, findRowsOfFile, removeLeadsOfFile } from '../repositories/leadsOfFile'
import { convertLead } from './conversion'

/** Client files come from leads. */
export const leadOrigin: FileOrigin = {
  // A lead holds no lot.
  lots: () => Promise.resolve([]),
  isNamedIn: (input) => isObject(input) && 'client_lead' in input,
  openFile: convertLead,
  find: async (database, viewer, clientFileId) => {
    const scope = policies.client_lead.read(viewer)
    return scope instanceof Refusal ? [] : findLeadOfFile(scope, database, clientFileId)
  },
  rows: findRowsOfFile,
  erase: removeLeadsOfFile,
}
