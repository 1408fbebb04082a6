import { choice, fieldValue, instant, reference, text } from './fields'
import { defineResource } from './resource'

/** What a write did to the resource whose field changed. */
const operations = { create: 'Ajout', update: 'Modification', delete: 'Suppression' } as const

/**
 * One field that somebody changed in an aggregate, from which value to which. The fields of one write have the same
 * `changed_at`; a creation comes from null, a deletion goes to null.
 */
export const fieldChange = defineResource('field_change', {
  resource_type: text({ label: 'Section', readOnly: true }),
  resource_id: reference({ label: 'Élément', readOnly: true }),
  operation: choice(operations, { label: 'Opération', readOnly: true }),
  field: text({ label: 'Champ', readOnly: true }),
  old_value: fieldValue({ label: 'Ancienne valeur' }),
  new_value: fieldValue({ label: 'Nouvelle valeur' }),
  author_name: text({ label: 'Auteur', private: true, readOnly: true }),
  device: text({ label: 'Appareil', readOnly: true }),
  step: text({ label: 'Geste', help: 'Ce qui a été fait d’un même geste a le même.', readOnly: true }),
  changed_at: instant({ label: 'Modifié le' }),
})
