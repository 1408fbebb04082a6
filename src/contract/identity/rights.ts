import { text } from '../fields/texts'
import { defineResource } from '../resource'

/** A role; its id is its name in the specification. */
export const role = defineResource('role', { label: text({ label: 'Rôle', readOnly: true }) })

/** A permission; its id is its name in the specification. */
export const permission = defineResource('permission', { label: text({ label: 'Permission', readOnly: true }) })
