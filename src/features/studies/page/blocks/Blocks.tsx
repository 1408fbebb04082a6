import { Fragment, type ReactNode } from 'react'
import type { Block } from '#presentation/documents'
import { Icon } from '../icons'
import { EffortChart } from './EffortChart'
import { Figures } from './Figures'
import { Spans } from './Spans'
import { Table } from './Table'

interface BlocksProps {
  readonly blocks: readonly Block[]
  /** Stands right under the chart of the effort. */
  readonly underChart?: ReactNode
}

/** What a chapter is made of, from top to bottom. */
export function Blocks({ blocks, underChart }: BlocksProps) {
  return blocks.map((block, index) => (
    <Fragment key={`${index}-${block.kind}`}>
      <Drawn block={block} />
      {block.kind === 'effort' && underChart}
    </Fragment>
  ))
}

function Drawn({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={block.look}>
          <Spans spans={block.spans} />
        </p>
      )
    case 'heading':
      return <h2>{block.text}</h2>
    case 'list':
      return (
        <ul className="list">
          {block.items.map((spans, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      )
    case 'figures':
      return <Figures figures={block.figures} />
    case 'facts':
      return <Facts facts={block.facts} />
    case 'table':
      return <Table {...block} />
    case 'effort':
      return <EffortChart caption={block.caption} years={block.years} marks={block.marks} />
    case 'notice':
      return <Notice {...block} />
    case 'signatures':
      return <Signatures names={block.names} />
  }
}

function Facts({ facts }: { readonly facts: Extract<Block, { kind: 'facts' }>['facts'] }) {
  return (
    <dl className="facts card">
      {facts.map(([label, value], index) => (
        <div key={`${index}-${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Notice({ tone, title, spans }: Omit<Extract<Block, { kind: 'notice' }>, 'kind'>) {
  return (
    <div className={`notice is-${tone}`}>
      <Icon name={tone} />
      <p>
        <strong>{title}.</strong> <Spans spans={spans} />
      </p>
    </div>
  )
}

/** Who signs: with the adviser, on paper, never here. */
function Signatures({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      <p>Vous signerez avec votre conseiller. Il n’y a rien à signer sur cette page.</p>
      <h2>Qui signera</h2>
      <ul className="list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}
