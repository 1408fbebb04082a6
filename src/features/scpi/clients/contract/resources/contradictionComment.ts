import { defineResource } from '#contract/define'
import { choice, longText } from '#contract/fields'
import { contradictionCodes } from '../choices'

/** Why answers that seem to contradict each other are right all the same, as the adviser says it. */
export const contradictionComment = defineResource('contradiction_comment', {
  code: choice(contradictionCodes, { label: 'Incohérence', required: true }),
  comment: longText({ label: 'Explication', private: true, maxLength: 2_000 }),
})
