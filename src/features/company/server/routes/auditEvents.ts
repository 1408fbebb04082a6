import { grammarOf, searchOf } from '#server/http/collections'
import type { ApiRoute } from '#server/http/routes'
import { auditEvents } from '../collections/auditEvents'
import { exportAuditEvents } from '../operations/auditExport'

const list = { ...auditEvents.list, usual: [], isWhole: true }

/** The audit trail as a file. */
export const auditRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/company/audit-events/export',
    access: 'viewer',
    asksAgain: true,
    isHeavy: true,
    audit: { action: 'exported', details: { of: 'audit_event' } },
    summary: 'Le journal en lignes JSON, du plus ancien au plus récent',
    query: grammarOf(list),
    handle: async (call) => ({
      bytes: await exportAuditEvents(call, searchOf(call.query, list, call)),
      mediaType: 'application/x-ndjson',
      savedAs: 'journal.jsonl',
    }),
  },
]
