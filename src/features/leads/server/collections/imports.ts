import type { ServedCollection } from '#server/http/collections'
import { policies } from '../policies'
import { tables } from '../tables'

/**
 * One’s own imports that may still be undone, the latest first. To import and to undo are operations: they answer what
 * became of each lead.
 */
export const leadImports: ServedCollection = {
  label: 'Imports de contacts',
  table: tables.client_lead_import,
  policy: policies.client_lead_import,
  list: {
    isWhole: true,
    only: (now) => ({ text: (row, parameters) => `${row}.undoable_until > ${parameters.add(now.toISOString())}` }),
    usual: [{ name: 'created_at', descending: true }],
  },
  summaries: { list: 'Ses imports que l’on peut encore annuler' },
}
