import { definitionOf, type Field } from '#contract'
import { text } from '#contract/fields'
import type { ReportedType } from '#features/catalogue/contract/updates'

const ofWords = text({ label: 'Valeur proposée', required: true })
/** Kinds of attributes that nobody types: what is wrong is said in words. */
const unwritable: readonly string[] = ['pictures', 'location', 'reference', 'list']

/** The field by which a right value is typed: that of the attribute, or words. */
export function rightValue(type: ReportedType, name: string, label = ofWords.label): Field {
  const known: Field | undefined = definitionOf(type).fields[name]
  if (!known || unwritable.includes(known.kind)) return { ...ofWords, label }
  return { ...known, label, help: known.help ?? '', readOnly: false, required: true }
}
