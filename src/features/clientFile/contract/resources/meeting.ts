import { dateTime, flag, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A meeting in which the file was shown to the client. It is a line of the history of the file, and nothing else. */
export const meeting = defineResource('meeting', {
  started_at: dateTime({ label: 'Début', required: true }),
  ended_at: dateTime({ label: 'Fin', required: true }),
  screens: text({ label: 'Écrans montrés', required: true, maxLength: 300 }),
  /** The adviser says so on leaving the meeting: a rehearsal presents nothing. */
  is_presentation: flag({ label: 'Étude présentée' }),
})
