import { lift, toggleMark } from 'prosemirror-commands'
import { wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema'

export type { Command }

export const asBold: Command = toggleMark(schema.marks.bold)

/** A list of what is selected; what is a list already becomes paragraphs again. */
export const asList: Command = (state, dispatch) =>
  wrapInList(schema.nodes.bulletList)(state, dispatch) || lift(state, dispatch)

export const insertVariable =
  (name: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(schema.nodes.variable.create({ name })))
    return true
  }

interface Link {
  readonly href: string
  /** What is clicked. */
  readonly text: string
}

/** The selected words, or new ones, lead to an address. */
export const asLink =
  ({ href, text }: Link): Command =>
  (state, dispatch) => {
    const link = schema.marks.link.create({ href })
    dispatch?.(state.tr.replaceSelectionWith(schema.text(text, [link]), false))
    return true
  }

export const selectedText = ({ doc, selection: { from, to } }: EditorState): string => doc.textBetween(from, to, ' ')
