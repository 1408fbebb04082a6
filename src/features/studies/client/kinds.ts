import { registerContracts } from '#contract/resources'
import type { ResourceOf } from '#contract/jsonapi'
import type { ShownLifecycle } from '#client/screens/lifecycle'
import { studiesContract, studyLifecycle } from '#features/studies/contract'

// Only the screens of studies know studies: their contract comes with them.
registerContracts([studiesContract])

export type Study = ResourceOf<'commercial_report'>
export type Sending = ResourceOf<'commercial_report_package'>

/** What a list of studies brings along: in a client file, and of several. */
export const includedInList = ['created_by', 'package'] as const
export const includedOfSeveral = ['client_file'] as const

/** What screens say of studies. */
export const studyKind: ShownLifecycle = {
  type: 'commercial_report',
  one: 'Étude',
  states: studyLifecycle.states,
  actions: studyLifecycle.transitions,
  bodies: {},
  done: { retry: 'La génération recommence', answer: 'Réponse envoyée au client' },
  keys: {},
  elsewhere: [],
  changes: ['commercial_report'],
}
