import type { Field, FieldKind } from '#contract'
import { longText, reference, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** What somebody sends who finds a lot or a programme wrong: which attribute, what it says, what it should say. One of the two is named. */
export const propertyUpdateRequest = defineResource('property_update_request', {
  property: reference({ label: 'Lot' }),
  program: reference({ label: 'Programme' }),
  field: text({ label: 'Donnée', required: true }),
  current_value: text({ label: 'Valeur actuelle' }),
  suggested_value: text({ label: 'Valeur proposée', required: true }),
  comment: longText({ label: 'Commentaire', maxLength: 2_000 }),
})

/** What became of such a request. */
export const updateRequestStates = { open: 'À traiter', accepted: 'Acceptée', rejected: 'Refusée' } as const
export type UpdateRequestState = keyof typeof updateRequestStates

/** What an error may be told of: a lot or a programme. */
export type ReportedType = 'property' | 'program'

/** Attributes that a firm corrects by itself, in a lot or a programme that it brought in. What follows from them is computed again. */
const correctableFields = {
  property: [
    'property_price',
    'suggested_rent',
    'surface',
    'rooms',
    'floor',
    'exposure',
    'balcony_surface',
    'garden_surface',
    'parking_price',
    'furniture_price',
    'renovation_price',
    'monthly_condominium_fee',
    'monthly_non_recoverable_fee',
    'property_tax',
  ],
  program: ['name', 'address', 'postal_code', 'delivery_date', 'stage', 'energy_class', 'is_nf_habitat', 'description'],
} as const

/** Attributes of which an error may be told: those, and what others keep (a sale its status, a feed its pictures). */
export const reportableFields = {
  property: [...correctableFields.property, 'status', 'pictures'],
  program: [...correctableFields.program, 'municipality', 'pictures', 'brochure_url'],
} as const

/** Whether a firm may correct this attribute by itself, in what is its own. */
export const isCorrectable = (type: ReportedType, field: string): boolean =>
  correctableFields[type].some((name) => name === field)

/** The value that a text of a request says of an attribute, as that attribute has it; undefined for words that are none. */
export function valueSaid(field: Field, text: string): unknown {
  const value = numeric.includes(field.kind) ? numberIn(text) : field.kind === 'flag' ? flagIn(text) : text
  return value !== undefined && field.accepts(value) ? value : undefined
}

const numeric: readonly FieldKind[] = ['amount', 'rate', 'integer', 'decimal']
const numberIn = (text: string): number | undefined => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined)
const flagIn = (text: string): boolean | undefined => (text === 'true' ? true : text === 'false' ? false : undefined)
