import { defineTable } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'
import { trashTable } from '#server/repositories/trash'

export const tables = {
  audit_event: defineTable('audit_event', 'audit_events', {
    isFixed: true,
    computed: { actor_name: nameOfUser('actor') },
  }),
  company_contact: defineTable('company_contact', 'company_contacts'),
  setting_change: defineTable('setting_change', 'setting_changes', {
    isFixed: true,
    computed: { author_name: nameOfUser('author_id') },
  }),
  trash_item: trashTable,
} as const
