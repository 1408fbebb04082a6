import { definitionOf, type ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { selectEdited } from '#client/autosave'
import { useAppStore } from '#client/store'
import { useCopyToClipboard } from '#client/feedback'
import { fieldText } from '../changes/fieldText'

/** Copies what resources hold as lines of text, for when they cannot be saved. */
export function useCopyOf(references: readonly Ref[]): () => Promise<void> {
  const store = useAppStore()
  const copy = useCopyRows()
  return () =>
    copy(references.map(({ type, id }) => linesOf(type, selectEdited(store.getState(), type, id)?.attributes ?? {})))
}

/** Copies what was typed in a client file and is not saved, section by section. */
export function useCopyUnsaved(id: string): () => Promise<void> {
  const store = useAppStore()
  const copy = useCopyRows()
  return () =>
    copy(
      Object.values(store.getState().autosave.drafts)
        .filter(({ parentId }) => parentId === id)
        .map(({ ref: { type }, sent, local }) => linesOf(type, { ...sent?.attributes, ...local })),
    )
}

function useCopyRows(): (rows: readonly string[]) => Promise<void> {
  const copy = useCopyToClipboard()
  return async (rows) => {
    await copy(rows.join('\n\n'), {
      copied: 'Votre saisie est copiée.',
      refused: 'Le navigateur refuse la copie. Votre saisie reste à l’écran.',
    })
  }
}

/** `Loyer mensuel actuel : 850 €/mois`, a line for each of the attributes. */
function linesOf(type: ResourceType, attributes: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(definitionOf(type).fields).filter(
    ([name, { readOnly }]) => !readOnly && Object.hasOwn(attributes, name),
  )
  return fields.map(([name, field]) => `${field.label}\u00a0: ${fieldText(field, attributes[name], String)}`).join('\n')
}
