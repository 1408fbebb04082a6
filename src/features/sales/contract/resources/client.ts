import { instant, longText, reference } from '#contract/fields'
import { defineResource } from '#contract/define'
import { person } from '#features/clientFile/contract/resources'

const { honorific, firstname, lastname, birthdate, email, phone, address, postal_code, municipality } = person.fields

/** What may be said of them at any time. */
const said = {
  honorific: { ...honorific, required: false },
  firstname,
  lastname,
  birthdate,
  email: { ...email, required: false },
  phone,
  address,
  postal_code,
  municipality,
  comment: longText({ label: 'Commentaire', private: true, maxLength: 2_000 }),
} as const

const property = reference({ label: 'Lot', help: 'Celui qui leur est proposé ou vendu.' })

/** Somebody to whom a lot was proposed or sold: the client of a file, or who buys with them. */
export const client = defineResource(
  'client',
  { ...said, created_at: instant({ label: 'Créé le' }), updated_at: instant({ label: 'Modifié le' }) },
  {
    client_file: { type: 'client_file', many: false },
    property: { type: 'property', many: false },
    created_by: { type: 'user', many: false },
  },
)

/** What a new one is made of; the file stays the same afterwards. */
export const clientChange = defineResource('client', { ...said, property })
export const clientCreation = defineResource('client', {
  ...clientChange.fields,
  client_file: reference({ label: 'Dossier client', required: true }),
})
