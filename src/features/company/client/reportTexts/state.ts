import { Node } from 'prosemirror-model'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState } from 'prosemirror-state'
import { isText } from '#contract/json'
import { isRichText, richTextOf, type RichText } from '#features/company/contract/settings'
import { asBold } from './commands'
import { schema } from './schema'

const { listItem } = schema.nodes

/** The tree of a document, as the contract takes it. */
export function treeOf(document: Node): RichText | null {
  const tree: unknown = document.toJSON()
  return isRichText(tree) ? tree : null
}

/** What an editor begins with: the tree that is kept, or nothing. */
export function beginState(value: unknown): EditorState {
  const tree = isRichText(value) ? value : richTextOf(isText(value) ? value : '')
  return EditorState.create({
    doc: Node.fromJSON(schema, tree),
    plugins: [
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        'Mod-b': asBold,
        Enter: chainCommands(splitListItem(listItem), liftListItem(listItem)),
      }),
      keymap(baseKeymap),
    ],
  })
}
