import type { ReactNode } from 'react'
import { Descriptions } from 'antd'
import './facts.css'

interface Fact {
  readonly label: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly Fact[]
  readonly className?: string
}

/** What is known of something, one line each: antd's descriptions, whose bordered form alone tells labels as heads of rows (6.6.8). */
export const Facts = ({ facts, className = '' }: FactsProps) => (
  <Descriptions
    bordered
    column={1}
    size="small"
    className={`described-facts ${className}`}
    items={facts.map(({ label, value }) => ({ key: label, label, children: value }))}
  />
)
