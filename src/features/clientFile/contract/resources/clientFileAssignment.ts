import { reference, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** Who follows a client file. A line of its history says from whom it went to whom, by name. */
export const clientFileAssignment = defineResource('client_file_assignment', {
  adviser_id: reference({ label: 'Conseiller', required: true }),
  adviser_name: text({ label: 'Conseiller', private: true, readOnly: true }),
})
