import { defineResource } from '#contract/define'
import { amount, choice, decimal, flag, integer, isoDate, longText, text } from '#contract/fields'
import type { FeatureContract } from '#contract/resources'
import { propertyKinds, propertyStatuses } from '../choices'
import { documentList } from '../resources/programDocument'

/** A promoter as who looks after the perimeter of the firm sees it, also when it is hidden. */
const managedPromoter = defineResource('managed_promoter', {
  name: text({ label: 'Promoteur', readOnly: true }),
  is_visible: flag({ label: 'Visible' }),
  program_count: integer({ label: 'Programmes', readOnly: true }),
  visible_count: integer({ label: 'Programmes visibles', readOnly: true }),
})

/** A programme as the firm looks after it, also when it is hidden. */
const managedProgram = defineResource(
  'managed_program',
  {
    name: text({ label: 'Programme', readOnly: true }),
    municipality: text({ label: 'Commune', readOnly: true }),
    delivery_date: isoDate({ label: 'Livraison', readOnly: true }),
    promoter_name: text({ label: 'Promoteur', readOnly: true }),
    is_visible: flag({ label: 'Visible' }),
    property_count: integer({ label: 'Lots', readOnly: true }),
    available_count: integer({ label: 'Disponibles', readOnly: true }),
    top_count: integer({ label: 'Mis en avant', readOnly: true }),
    comment: longText({ label: 'Commentaire interne', maxLength: 2_000 }),
    documents: documentList(),
  },
  { program: { type: 'program', many: false }, promoter: { type: 'managed_promoter', many: false } },
)

/** A lot of such a programme. */
const managedProperty = defineResource('managed_property', {
  reference: text({ label: 'Référence', readOnly: true }),
  kind: choice(propertyKinds, { label: 'Nature', readOnly: true }),
  rooms: integer({ label: 'Pièces', readOnly: true }),
  surface: decimal({ label: 'Surface', unit: 'm²', minimum: 0, maximum: 100_000, readOnly: true }),
  floor: integer({ label: 'Étage', readOnly: true }),
  property_price: amount({ label: 'Prix', maximum: 9_999_999_999.99, readOnly: true }),
  status: choice(propertyStatuses, { label: 'État', readOnly: true }),
  is_top: flag({ label: 'Mis en avant' }),
})

const resources = {
  managed_promoter: managedPromoter,
  managed_program: managedProgram,
  managed_property: managedProperty,
} as const
export type ManagedResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends ManagedResources {}
}

/** The catalogue as the firm looks after it: no page but those of its settings needs it. */
export const managedContract: FeatureContract = {
  resources,
  collections: [
    { type: 'managed_promoter', path: '/v3/company/perimeter/promoters' },
    { type: 'managed_program', path: '/v3/company/programs-management' },
  ],
}
