import type { ReactNode } from 'react'
import { Alert, Table } from 'antd'
import { InfoCircleFilled, WarningFilled } from '@ant-design/icons'
import { KeyFigure, KeyFigures } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { Facts } from '#client/ui/facts'
import type { Block, DocumentCell, Span } from '#presentation/documents'

interface BlocksProps {
  readonly blocks: readonly Block[]
  /** The chart of the effort, as the other screens draw it. */
  readonly effort: ReactNode
}

/** What a chapter holds, as the client will read it. */
export const Blocks = ({ blocks, effort }: BlocksProps) => (
  <div className="study-blocks">
    {blocks.map((block, index) => (
      <OneBlock key={index} block={block} effort={effort} />
    ))}
  </div>
)

function OneBlock({ block, effort }: { readonly block: Block } & Pick<BlocksProps, 'effort'>) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={block.look === 'lead' ? 'study-lead' : block.look === 'small' ? 'study-note' : undefined}>
          <Sentence spans={block.spans} />
        </p>
      )
    case 'heading':
      return <h3>{block.text}</h3>
    case 'list':
      return (
        <ul>
          {block.items.map((spans, index) => (
            <li key={index}>
              <Sentence spans={spans} />
            </li>
          ))}
        </ul>
      )
    case 'figures':
      return <FiguresBlock block={block} />
    case 'facts':
      return <Facts facts={block.facts.map(([label, value]) => ({ label, value }))} />
    case 'table':
      return <TableBlock block={block} />
    case 'effort':
      return effort
    case 'notice':
      return <NoticeBlock block={block} />
    case 'signatures':
      return <SignaturesBlock block={block} />
  }
}

interface BlockProps<Kind extends Block['kind']> {
  readonly block: Extract<Block, { kind: Kind }>
}

const FiguresBlock = ({ block: { figures } }: BlockProps<'figures'>) => (
  <KeyFigures>
    {figures.map(({ label, value, key, note, isMain = false }) => (
      <KeyFigure
        key={label}
        label={label}
        value={key === undefined ? value : <Written amount={value} figure={key} />}
        lead={isMain}
        {...(note === undefined ? {} : { note })}
      />
    ))}
  </KeyFigures>
)

const NoticeBlock = ({ block: { tone, title, spans } }: BlockProps<'notice'>) => (
  <Alert
    type={tone}
    showIcon
    icon={tone === 'warning' ? <WarningFilled aria-hidden /> : <InfoCircleFilled aria-hidden />}
    title={title}
    description={<Sentence spans={spans} />}
  />
)

const SignaturesBlock = ({ block: { names } }: BlockProps<'signatures'>) => (
  <ul className="study-signatures">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

interface WrittenProps {
  readonly amount: string
  /** Key of its trace. */
  readonly figure: string
  readonly inGrid?: boolean
}

/** An amount as the client reads it, explained to the adviser. */
const Written = ({ amount, ...named }: WrittenProps) => <Amount {...named} value={amount} unit="text" />

const Sentence = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => {
    if (typeof span === 'string') return span
    return (
      <strong key={index}>{'strong' in span ? span.strong : <Written amount={span.amount} figure={span.key} />}</strong>
    )
  })

const writtenIn = (cell: DocumentCell | undefined) =>
  typeof cell === 'object' ? <Written inGrid amount={cell.amount} figure={cell.key} /> : cell

const TableBlock = ({ block }: BlockProps<'table'>) => {
  const isExplained = block.rows.some((cells) => cells.some((cell) => typeof cell === 'object'))
  const table = <WrittenTable block={block} />
  return isExplained ? <AmountGrid label={block.caption}>{table}</AmountGrid> : table
}

const WrittenTable = ({ block: { caption, columns, rows, hasTotal = false } }: BlockProps<'table'>) => (
  <Table
    aria-label={caption}
    className="study-table"
    size="small"
    pagination={false}
    scroll={{ x: 'max-content' }}
    dataSource={rows.map((cells, index) => ({ index, cells }))}
    rowKey="index"
    rowClassName={({ index }) => (hasTotal && index === rows.length - 1 ? 'study-total' : '')}
    columns={columns.map(({ label, isNumber = false }, column) => ({
      key: column,
      title: label,
      ...(isNumber ? { align: 'end' as const } : {}),
      ...(column === 0 ? { rowScope: 'row' as const } : {}),
      render: (_value: unknown, { cells }: { readonly cells: readonly DocumentCell[] }) => writtenIn(cells[column]),
    }))}
  />
)
