import type { ReactNode } from 'react'

export interface LotFact {
  readonly label: string
  readonly value: ReactNode
}

/** What is known of a lot, one line each. */
export const LotFacts = ({ facts }: { facts: readonly LotFact[] }) => (
  <dl>
    {facts.map(({ label, value }) => (
      <div key={label} className="row-card-line">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
