import type { ServedCollection } from '#server/http/collections'
import { changedAlert, newAlert } from '../operations/alertWrites'
import type { AlertServices } from '../operations/narrowing'
import { policies } from '../policies'
import { tables } from '../tables'

/** The alerts that one set. */
export const searchAlerts = (services: AlertServices): ServedCollection => ({
  label: 'Alertes',
  table: tables.search_alert,
  policy: policies.search_alert,
  list: { sorts: ['name', 'created_at'], usual: [{ name: 'created_at', descending: true }], names: ['name'] },
  isRead: true,
  create: { stored: (attributes, asked) => newAlert(attributes, asked, services) },
  update: { stored: (changes, { current }, asked) => changedAlert(changes, current, asked, services) },
  remove: {},
})
