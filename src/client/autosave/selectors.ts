import type { FieldErrors, ResourceType } from '#contract'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import type { EditableState } from './actions'
import { currentRef, draftOf, type AutosaveState, type Draft, type Edits } from './draft'
import { isSessionOver } from './failures'

const noErrors: FieldErrors = {}
const nothing: Edits = {}

/** A resource that no answer brought yet. */
const blank = <Type extends ResourceType>(ref: Ref<Type>): ResourceOf<Type> => ({
  ...ref,
  attributes: {},
  relationships: {},
})

function overlay<Type extends ResourceType>(remote: ResourceOf<Type>, edits: Edits): ResourceOf<Type> {
  return { ...remote, attributes: { ...remote.attributes, ...edits } }
}

interface EditedMemo {
  readonly remote: object | undefined
  readonly sent: Edits
  readonly resource: Ref
}
/** Memo by local layer: the same three layers give the same object. */
const lastReadings = new WeakMap<Edits, EditedMemo>()

/**
 * A resource as the person sees it: what is typed, else what is being sent, else what the server said. Undefined when it is
 * not known or was deleted here. The same object comes back as long as none of the three changes; without edits, the
 * entity itself. An attribute that is not valid is there as it was typed: the checks of the contract come after.
 */
export function selectEdited<Type extends ResourceType>(
  state: EditableState,
  type: Type,
  id: string,
): ResourceOf<Type> | undefined {
  const draft = draftOf(state.autosave, { type, id })
  const ref = { type, id: currentRef(state.autosave, { type, id }).id }
  const remote = selectResource(state, type, ref.id)
  if (draft === undefined) return remote
  if (draft.isDeleted) return undefined
  const sent = draft.sent?.attributes ?? nothing
  if (remote !== undefined && Object.keys(sent).length + Object.keys(draft.local).length === 0) return remote
  const last = lastReadings.get(draft.local)
  // Safe: a local layer belongs to one resource, so the memoised one has its type.
  if (last?.remote === remote && last?.sent === sent) return last.resource as ResourceOf<Type>
  const resource = overlay(remote ?? blank(ref), { ...sent, ...draft.local })
  lastReadings.set(draft.local, { remote, sent, resource })
  return resource
}

/** French messages by attribute, until the attribute is edited. */
export const selectErrors = ({ autosave }: EditableState, ref: Ref): FieldErrors =>
  draftOf(autosave, ref)?.errors ?? noErrors

/** Whether leaving the page now would lose something. */
export const selectHasUnsaved = ({ autosave }: EditableState): boolean =>
  Object.values(autosave.drafts).some(({ mode }) => mode !== 'clean')

/** Drafts that the server refused because nobody was logged in. */
export const awaitingLogin = ({ drafts }: AutosaveState): readonly Ref[] =>
  Object.values(drafts)
    .filter(({ mode, failure }) => mode === 'halted' && failure !== null && isSessionOver(failure))
    .map(({ ref }) => ref)

/** The drafts of a section of a client file, deletions under way too; without a type, those of the whole file. */
export const draftsOfParent = ({ autosave }: EditableState, parentId: string, type?: ResourceType): readonly Draft[] =>
  Object.values(autosave.drafts).filter(
    (draft) => draft.parentId === parentId && (type === undefined || draft.ref.type === type),
  )
