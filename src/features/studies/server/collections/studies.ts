import { studyLifecycle } from '#features/studies/contract'
import { clientFilePolicies, keptClientFiles } from '#features/clientFile/server'
import { ids } from '#server/http/filters'
import type { ServedCollection } from '#server/http/collections'
import { statusFilter } from '#server/http/lifecycle'
import { scopeOf } from '#server/operations'
import { colleague, heldByOne, idsIn, type Include } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { studies } from '../operations/kind'
import { readSending } from '../operations/readSending'
import { policies } from '../policies'
import { tables } from '../tables'

const clientFile: Include = {
  find: async (from, { database, viewer }) => {
    const scope = scopeOf(clientFilePolicies.client_file.list, viewer)
    return {
      resources: await findResources(keptClientFiles.root, { scope, ids: idsIn(from, 'client_file') }, database),
    }
  },
}

/** The sendings of studies, those that the viewer may list. */
const sending: Include = {
  find: async (from, asked) => ({
    resources: await Promise.all(idsIn(from, 'package').map((id) => readSending(asked, id))),
  }),
}

const previous: Include = {
  find: async (from, { database, viewer }) => {
    const scope = scopeOf(policies.commercial_report.list, viewer)
    return {
      resources: await findResources(tables.commercial_report, { scope, ids: idsIn(from, 'previous') }, database),
    }
  },
}

/** The studies of client files, the latest first. */
export const studyCollection: ServedCollection & Required<Pick<ServedCollection, 'list'>> = {
  label: 'Études',
  table: tables.commercial_report,
  policy: policies.commercial_report,
  includes: {
    client_file: clientFile,
    created_by: colleague('created_by'),
    package: sending,
    previous,
    questions: heldByOne((id, { database, viewer }) =>
      findResources(
        tables.commercial_report_question,
        { scope: scopeOf(policies.commercial_report_question.list, viewer), ownerId: id },
        database,
        't.asked_at DESC, t.id',
      ),
    ),
    events: heldByOne((id, { database, viewer }) =>
      findResources(
        tables.commercial_report_event,
        { scope: scopeOf(policies.commercial_report_event.list, viewer), ownerId: id },
        database,
        't.at DESC, t.id',
      ),
    ),
  },
  shown:
    ({ now }) =>
    (resource) =>
      studies.shown(resource, now),
  list: {
    filters: {
      status: statusFilter(studyLifecycle),
      client_file: ids('client_file_id'),
      created_by: ids('created_by_id'),
    },
    sorts: ['generated_at', 'sent_at', 'updated_at'],
    usual: [{ name: 'updated_at', descending: true }],
  },
}
