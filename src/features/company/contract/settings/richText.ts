import { entriesOf, isListOf, isObject, isText, type Entries } from '#contract/json'

/** What a text of the firm may say of a study, filled in when it is made. */
export const reportTextVariables = {
  client: 'Nom du client',
  adviser: 'Nom du conseiller',
  company: 'Nom de la société',
  date: 'Date du jour',
} as const

export interface TextMark {
  readonly type: 'bold' | 'link'
  readonly attrs?: { readonly href: string }
}

export type TextNode =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly TextMark[] }
  | { readonly type: 'variable'; readonly attrs: { readonly name: keyof typeof reportTextVariables } }

export type BlockNode =
  | { readonly type: 'paragraph'; readonly content?: readonly TextNode[] }
  | { readonly type: 'bulletList'; readonly content: readonly ListItem[] }

export interface ListItem {
  readonly type: 'listItem'
  readonly content: readonly BlockNode[]
}

/** A text as a tree (ProseMirror): paragraphs, lists, bold, links and variables, nothing else. */
export interface RichText {
  readonly type: 'doc'
  readonly content: readonly BlockNode[]
}

/** How deep lists may stand in lists. */
const DEEPEST = 4

const hasOnly = (value: Entries, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name))

/** http, https and mail only: a link may be clicked by a client. */
function isSafeAddress(href: unknown): boolean {
  if (!isText(href) || href.length > 2_000 || !URL.canParse(href)) return false
  return ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol)
}

function isMark(value: unknown): boolean {
  const { type, attrs } = entriesOf(value)
  if (type === 'bold') return hasOnly(entriesOf(value), ['type'])
  return (
    type === 'link' &&
    hasOnly(entriesOf(value), ['type', 'attrs']) &&
    hasOnly(entriesOf(attrs), ['href']) &&
    isSafeAddress(entriesOf(attrs)['href'])
  )
}

function isInline(value: unknown): boolean {
  const { type, text, marks, attrs } = entriesOf(value)
  if (type === 'variable') {
    const name = entriesOf(attrs)['name']
    return (
      hasOnly(entriesOf(value), ['type', 'attrs']) &&
      hasOnly(entriesOf(attrs), ['name']) &&
      isText(name) &&
      Object.hasOwn(reportTextVariables, name)
    )
  }
  return (
    type === 'text' &&
    hasOnly(entriesOf(value), ['type', 'text', 'marks']) &&
    isText(text) &&
    text !== '' &&
    (marks === undefined || isListOf(marks, isMark))
  )
}

function isBlock(value: unknown, depth: number): boolean {
  const { type, content } = entriesOf(value)
  if (!hasOnly(entriesOf(value), ['type', 'content'])) return false
  if (type === 'paragraph') return content === undefined || isListOf(content, isInline)
  return type === 'bulletList' && depth < DEEPEST && isListOf(content, (item) => isItem(item, depth + 1))
}

function isItem(value: unknown, depth: number): boolean {
  const { type, content } = entriesOf(value)
  return (
    type === 'listItem' &&
    hasOnly(entriesOf(value), ['type', 'content']) &&
    isListOf(content, (block) => isBlock(block, depth))
  )
}

export const isRichText = (value: unknown): value is RichText =>
  isObject(value) &&
  value['type'] === 'doc' &&
  hasOnly(value, ['type', 'content']) &&
  isListOf(value['content'], (block) => isBlock(block, 0))

/** A plain text as a tree: a paragraph a line. */
export const richTextOf = (text: string): RichText => ({
  type: 'doc',
  content: text
    .split(/\r?\n/)
    .map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
    ),
})

/** The characters that a reader sees; a variable counts as its name. */
export function writtenLength(value: unknown): number {
  const { type, text, attrs, content } = entriesOf(value)
  if (type === 'text') return isText(text) ? text.length : 0
  if (type === 'variable') return String(entriesOf(attrs)['name']).length
  return Array.isArray(content) ? content.reduce((sum: number, node: unknown) => sum + writtenLength(node), 0) : 0
}
