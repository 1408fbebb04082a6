import type { ReactNode } from 'react'
import { Card, StatusTag } from '#client/ui'

interface ObstaclesProps {
  readonly title: string
  readonly obstacles: readonly { readonly criterion: string; readonly message: string }[]
  /** The figures that the refusal rests on. */
  readonly children: ReactNode
}

/** What the household has no right to, and each reason why. */
export const Obstacles = ({ title, obstacles, children }: ObstaclesProps) => (
  <Card title={title} state={<StatusTag tone="warning">Non éligible</StatusTag>}>
    <ul className="simulator-refusals">
      {obstacles.map(({ criterion, message }) => (
        <li key={criterion}>{message}</li>
      ))}
    </ul>
    {children}
  </Card>
)
