import { isObject } from '#contract/json'
import type { FileContribution } from '#features/clientFile/server'
import { Refusal } from '#server/access'
import { policies } from '../policies'
import { findLeadOfFile, findRowsOfFile, removeLeadsOfFile } from '../repositories/leadsOfFile'
import { convertLead } from './conversion'

/** Client files are made from leads, which stay with them. */
export const filesOfLeads: FileContribution = {
  creation: { isNamedIn: (input) => isObject(input) && 'client_lead' in input, open: convertLead },
  find: async (database, viewer, clientFileId) => {
    const scope = policies.client_lead.read(viewer)
    return scope instanceof Refusal ? [] : findLeadOfFile(scope, database, clientFileId)
  },
  rows: findRowsOfFile,
  erase: removeLeadsOfFile,
}
