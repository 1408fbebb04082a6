import { Schema, type Node } from 'prosemirror-model'
import { reportTextVariables } from '#features/company/contract/settings'

const isVariable = (name: unknown): name is keyof typeof reportTextVariables =>
  typeof name === 'string' && Object.hasOwn(reportTextVariables, name)

/** The name of a variable as people read it. */
export const variableLabel = (name: unknown): string => (isVariable(name) ? reportTextVariables[name] : '')

const hrefOf = (node: Node | { readonly attrs: Readonly<Record<string, unknown>> }): string =>
  String(node.attrs['href'])

/** What a text of the firm is made of: the same tree as the contract takes. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    bulletList: { content: 'listItem+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    variable: {
      attrs: { name: {} },
      inline: true,
      group: 'inline',
      atom: true,
      parseDOM: [{ tag: 'span[data-variable]', getAttrs: (element) => ({ name: element.dataset['variable'] ?? '' }) }],
      toDOM: (node) => [
        'span',
        { 'data-variable': String(node.attrs['name']), class: 'rich-text-variable' },
        variableLabel(node.attrs['name']),
      ],
    },
  },
  marks: {
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
      toDOM: (mark) => ['a', { href: hrefOf(mark) }, 0],
    },
  },
})
