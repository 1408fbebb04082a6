import { choice, integer } from '#contract/fields'
import { defineResource } from '#contract/define'

export const legacyResources = { property: 'Lot', program: 'Programme', client_file: 'Dossier client' } as const
export type LegacyResource = keyof typeof legacyResources

/** By which number something was known before. */
export const legacyNumber = defineResource('legacy_number', {
  resource: choice(legacyResources, { label: 'Nature', required: true }),
  id: integer({ label: 'Ancien numéro', required: true }),
})
