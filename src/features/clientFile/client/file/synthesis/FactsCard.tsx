import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card, StatusTag } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { sectionAddress } from '#features/clientFile/contract'
import { useClientWord } from '../parts/useClientWord'
import { useOpenAggregate } from '#client/editing'
import { useIsMeeting } from '#client/screens'

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

/** A card of facts about the household; those that are missing are counted and lead to their field, unless a client looks on. */
export function FactsCard({ title, facts, children }: FactsCardProps) {
  const word = useClientWord()
  const known = facts.filter(({ value }) => value !== null)
  const isMeeting = useIsMeeting()
  const missing = isMeeting ? 0 : facts.length - known.length
  return (
    <Card title={title} state={missing > 0 && <StatusTag tone="warning">{missing} à compléter</StatusTag>}>
      {children}
      <Facts
        className="facts"
        facts={(isMeeting ? known : facts).map((fact) => ({ label: word(fact.label), value: <FactValue {...fact} /> }))}
      />
    </Card>
  )
}

function FactValue({ label, value, note, section, field }: Fact) {
  if (value === null) return <Missing label={label} section={section} field={field} />
  return (
    <>
      {value}
      {note !== undefined && <p className="fact-note">{note}</p>}
    </>
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
