import { Alert, Table } from 'antd'
import { InfoCircleFilled, WarningFilled } from '@ant-design/icons'
import { KeyFigure, KeyFigures } from '#client/ui'
import { EffortChart } from '#client/ui/charts'
import { Facts } from '#client/ui/facts'
import type { Block, DocumentCell, Span } from '#presentation/documents'

/** What a chapter holds, as the client will read it. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <div className="study-blocks">
    {blocks.map((block, index) => (
      <OneBlock key={index} block={block} />
    ))}
  </div>
)

function OneBlock({ block }: { readonly block: Block }) {
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
      return <EffortBlock block={block} />
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
    {figures.map(({ label, value, note, isMain = false }) => (
      <KeyFigure key={label} label={label} value={value} lead={isMain} {...(note === undefined ? {} : { note })} />
    ))}
  </KeyFigures>
)

const EffortBlock = ({ block: { years, marks, capitalDue } }: BlockProps<'effort'>) => (
  <EffortChart years={years} marks={marks} capitalDue={capitalDue} figureOf={NO_FIGURE} hasImage={false} height={280} />
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

/** Figures are explained to the client; here they are only shown. */
const NO_FIGURE = (): string => ''

const Sentence = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => {
    if (typeof span === 'string') return span
    return <strong key={index}>{'strong' in span ? span.strong : span.amount}</strong>
  })

const writtenIn = (cell: DocumentCell | undefined) => (typeof cell === 'object' ? cell.amount : cell)

const TableBlock = ({ block: { caption, columns, rows, hasTotal = false } }: BlockProps<'table'>) => (
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
