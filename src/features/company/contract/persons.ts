import { longText } from '#contract/fields'

/** Why a person is erased, in words that name nobody: they stay in the audit trail. */
export const personErasure = {
  type: 'company',
  fields: { reason: longText({ label: 'Motif', required: true, maxLength: 2_000 }) },
  relationships: {},
} as const
