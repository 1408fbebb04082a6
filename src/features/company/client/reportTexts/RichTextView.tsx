import { Fragment, type ReactNode } from 'react'
import { isRichText, type reportTextVariables, type RichText } from '#features/company/contract/settings'

type Block = RichText['content'][number]
type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>[number]
export type VariableValues = Readonly<Record<keyof typeof reportTextVariables, string>>

interface RichTextViewProps {
  readonly value: unknown
  readonly variables: VariableValues
}

/** A text of the firm as it is read: nothing of it is ever markup. */
export function RichTextView({ value, variables }: RichTextViewProps) {
  return isRichText(value) ? <Blocks blocks={value.content} variables={variables} /> : null
}

function Blocks({ blocks, variables }: { readonly blocks: readonly Block[]; readonly variables: VariableValues }) {
  return blocks.map((block, place) =>
    block.type === 'paragraph' ? (
      // A text has no ids: its parts stand in their order.
      <p key={place}>{(block.content ?? []).map((node, inner) => inlineOf(node, inner, variables))}</p>
    ) : (
      <ul key={place}>
        {block.content.map((item, inner) => (
          <li key={inner}>
            <Blocks blocks={item.content} variables={variables} />
          </li>
        ))}
      </ul>
    ),
  )
}

function inlineOf(node: Inline, key: number, variables: VariableValues): ReactNode {
  if (node.type === 'variable') return <mark key={key}>{variables[node.attrs.name]}</mark>
  const marks = node.marks ?? []
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href
  const text = marks.some(({ type }) => type === 'bold') ? <strong>{node.text}</strong> : node.text
  return href === undefined ? (
    <Fragment key={key}>{text}</Fragment>
  ) : (
    <a key={key} href={href} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  )
}
