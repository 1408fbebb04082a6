import { text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A French department, where people live or were born; its id is its code. */
export const department = defineResource('department', {
  code: text({ label: 'Code', readOnly: true }),
  name: text({ label: 'Département', readOnly: true }),
})

/** What stands for a department where somebody was born abroad (INSEE). */
export const ABROAD = { code: '99', name: 'Né à l’étranger' } as const
