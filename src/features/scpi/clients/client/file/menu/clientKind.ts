import type { ShownLifecycle } from '#client/screens/lifecycle'
import { clientActionBodies, clientLifecycle } from '#features/scpi/clients/contract/lifecycle'

/** What screens say of where a firm stands with a client. */
export const clientKind: ShownLifecycle = {
  type: 'scpi_client',
  one: clientLifecycle.label,
  states: clientLifecycle.states,
  actions: clientLifecycle.transitions,
  bodies: clientActionBodies,
  done: {
    deactivate: 'Client désactivé',
    reactivate: 'Client réactivé',
    block: 'Client bloqué',
    unblock: 'Client débloqué',
  },
  keys: {},
  elsewhere: [],
  changes: ['scpi_client', 'field_change'],
}
