import { choice } from '../fields/choices'
import { text } from '../fields/texts'
import { textList } from '../fields/references'
import { defineResource } from '../resource'

export const locationKinds = {
  municipality: 'Commune',
  agglomeration: 'Agglomération',
  department: 'Département',
  region: 'Région',
} as const

/** A place; its id is its slug (`montpellier-34000`). */
export const location = defineResource('location', {
  slug: text({ label: 'Adresse', readOnly: true }),
  name: text({ label: 'Nom', readOnly: true }),
  kind: choice(locationKinds, { label: 'Nature', readOnly: true }),
  code: text({ label: 'Code officiel', readOnly: true }),
  postal_codes: textList({ label: 'Codes postaux', readOnly: true }),
  agglomeration_code: text({ label: 'Agglomération', help: 'Celle d’une commune.', readOnly: true }),
  department_code: text({ label: 'Département', readOnly: true }),
  region_code: text({ label: 'Région', readOnly: true }),
})
