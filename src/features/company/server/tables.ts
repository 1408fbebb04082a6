import { defineTable } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'
import { trashTable } from '#server/repositories/trash'

/** Who did something: somebody of the firm, or of the platform, whose name the firm is not told. */
const actorName = (event: string): string =>
  `coalesce(${nameOfUser('actor')(event)},
    (SELECT 'Back-office de la plateforme' FROM users u WHERE u.id = ${event}.actor LIMIT 1))`

export const tables = {
  audit_event: defineTable('audit_event', 'audit_events', {
    isFixed: true,
    computed: { actor_name: actorName },
  }),
  company_contact: defineTable('company_contact', 'company_contacts'),
  setting_change: defineTable('setting_change', 'setting_changes', {
    isFixed: true,
    computed: { author_name: nameOfUser('author_id') },
  }),
  trash_item: trashTable,
} as const
