import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card, StatusTag } from '#client/ui'
import { sectionAddress } from '#features/clientFile/contract'
import { useClientWord } from '../parts/useClientWord'
import { useOpenAggregate } from '#client/editing'

/** A line of a card: what it says, and where it is typed. */
export interface Fact {
  readonly label: string
  /** Already written; null as long as nobody has said it. */
  readonly value: ReactNode
  /** What the value covers, or where it comes from. */
  readonly note?: string | undefined
  /** Section of the household by its address, `current-loans`, and attribute of the field in it. */
  readonly section: string
  readonly field?: string
}

interface FactsCardProps {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Stands above the facts. */
  readonly children?: ReactNode
}

/** A card of facts about the household; those that are missing are counted, and lead to their field. */
export function FactsCard({ title, facts, children }: FactsCardProps) {
  const missing = facts.filter(({ value }) => value === null).length
  return (
    <Card title={title} state={missing > 0 && <StatusTag tone="warning">{missing} à compléter</StatusTag>}>
      {children}
      <dl className="facts">
        {facts.map((fact) => (
          <FactLine key={fact.label} {...fact} />
        ))}
      </dl>
    </Card>
  )
}

function FactLine({ label, value, note, section, field }: Fact) {
  return (
    <div className="fact">
      <dt>{useClientWord()(label)}</dt>
      <dd>{value ?? <Missing label={label} section={section} field={field} />}</dd>
      {value !== null && note !== undefined && <dd className="fact-note">{note}</dd>}
    </div>
  )
}

/** Whoever may edit the file is led to the field. */
function Missing({ label, section, field }: { label: string; section: string; field: string | undefined }) {
  const { id, readOnly } = useOpenAggregate()
  if (readOnly) return <span className="fact-note">Non renseigné</span>
  return (
    <Link to={sectionAddress(id, section, field)}>
      À compléter<span className="visually-hidden">&nbsp;: {label}</span>
    </Link>
  )
}
