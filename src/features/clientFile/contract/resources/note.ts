import { instant, longText, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** An internal note; the client never sees it. */
export const note = defineResource('note', {
  note: longText({
    label: 'Note',
    required: true,
    help: 'Note interne, horodatée et signée de votre nom.',
    private: true,
    maxLength: 10_000,
  }),
  author_name: text({ label: 'Auteur', private: true, readOnly: true }),
  created_at: instant({ label: 'Écrite le' }),
})
