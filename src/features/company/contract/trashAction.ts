import { choice } from '#contract/fields'

/** What is done to something in the trash. */
export const trashAction = {
  type: 'trash_item',
  fields: { action: choice({ restore: 'Restaurer' }, { label: 'Action', required: true }) },
  relationships: {},
} as const
