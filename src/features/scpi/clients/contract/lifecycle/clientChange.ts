import { longText, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import type { ResourceDefinition } from '#contract'
import { scpiClient } from '../resources/scpiClient'
import type { ClientAction } from './clientLifecycle'

const alone = defineResource('scpi_client', {})

/** What goes with an action. */
export const clientActionBodies: Readonly<Record<ClientAction, Pick<ResourceDefinition, 'fields'>>> = {
  deactivate: alone,
  reactivate: alone,
  block: defineResource('scpi_client', {
    status_reason: longText({ label: 'Motif', required: true, private: true, maxLength: 1_000 }),
  }),
  unblock: alone,
}

/** All that a change may carry: fields, or an action and what goes with it. */
export const clientChange = defineResource('scpi_client', {
  ...scpiClient.fields,
  action: text({ label: 'Action', help: 'Clé d’une transition\u00a0: deactivate, reactivate, block, unblock' }),
})
