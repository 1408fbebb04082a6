import { reference } from '../fields'
import { defineResource } from '../resource'

/** Who follows a client file from now on. */
export const clientFileAssignment = defineResource('client_file_assignment', {
  adviser_id: reference({ label: 'Conseiller', required: true }),
})
