import { studyLifecycle } from '#features/studies/contract'
import { defineResource } from '#contract/define'
import { lifecycleOperations, type Of } from '#server/operations/lifecycle'
import { policies } from '../policies'
import { keepStep } from '../repositories/events'
import { tables } from '../tables'

export type Study = Of<'commercial_report'>

/** What goes with an action that asks for nothing. */
const alone = defineResource('commercial_report', {})

export const studies = lifecycleOperations({
  type: 'commercial_report',
  table: tables.commercial_report,
  policy: policies.commercial_report,
  lifecycle: studyLifecycle,
  bodies: { retry: alone },
  keepStep,
  factsOf: () => ({}),
  undoes: (_study, action) => (action === 'revoke' ? ['Le client ne pourra plus ouvrir l’étude.'] : []),
})
