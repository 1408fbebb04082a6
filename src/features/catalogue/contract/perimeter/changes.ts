import { flag, longText, text, textList } from '#contract/fields'

const change = <const Fields>(type: string, fields: Fields) => ({ type, fields, relationships: {} }) as const

/** Whether the perimeter counts, or everything is shown. */
export const perimeterChange = change('perimeter_change', {
  is_active: flag({ label: 'Périmètre actif', required: true }),
})

const is_visible = flag({ label: 'Visible', required: true })

/** Whether a promoter or a programme is shown. */
export const visibilityChange = change('visibility_change', { is_visible })

/** Whether these programmes of a promoter are shown; the others stay as they are. */
export const programsChange = change('programs_change', { programs: textList({ label: 'Programmes' }), is_visible })

/** Whether lots are put forward: all of a programme, or those that are named. */
export const topChange = change('top_change', {
  properties: textList({ label: 'Lots' }),
  is_top: flag({ label: 'Mis en avant', required: true }),
})

/** A document of a programme, beside its file (`document`); without a name it keeps that of the file. */
export const programDocument = change('program_document', { name: text({ label: 'Nom du document', maxLength: 200 }) })

/** What the firm tells its advisers of a programme. */
export const programComment = change('program_comment', {
  comment: longText({ label: 'Commentaire interne', maxLength: 2_000 }),
})
