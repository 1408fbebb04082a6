import { useState, type ReactNode } from 'react'
import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Best, bestOf, type ComparedFact } from '#features/catalogue/client/comparison'
import { Bar } from '../list/ScoreBar'
import type { ComparedLot } from './ComparedLot'
import { SCORES, type FactGroup } from './comparedFacts'

interface FactRowsProps {
  readonly group: FactGroup
  /** How many facts of the group are known, shown or not. */
  readonly total: number
  readonly rows: readonly ComparedLot[]
  /** Those that have a column. */
  readonly shown: readonly ComparedLot[]
}

/** Rows of the same kind under a title that folds them. */
export function FactRows({ group: { title, facts }, total, rows, shown }: FactRowsProps) {
  const [isOpen, setOpen] = useState(true)
  const hidden = total - facts.length
  return (
    <tbody>
      <GroupTitle title={title} columns={shown.length} isOpen={isOpen} onFold={setOpen}>
        {hidden > 0 && ` ${facts.length} différence${facts.length > 1 ? 's' : ''} sur ${total}`}
      </GroupTitle>
      {isOpen &&
        facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} rows={rows} shown={shown} isScore={title === SCORES} />
        ))}
    </tbody>
  )
}

interface GroupTitleProps {
  readonly title: string
  readonly columns: number
  readonly isOpen: boolean
  readonly onFold: (isOpen: boolean) => void
  readonly children?: ReactNode
}

/** The title of some rows, which folds them. */
export const GroupTitle = ({ title, columns, isOpen, onFold, children }: GroupTitleProps) => (
  <tr className="compare-group">
    <th scope="rowgroup" colSpan={columns + 1}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          onFold(!isOpen)
        }}
      >
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />} {title}
        {children !== false && <span className="compare-count">{children}</span>}
      </button>
    </th>
  </tr>
)

interface FactRowProps extends Pick<FactRowsProps, 'rows' | 'shown'> {
  readonly fact: ComparedFact<ComparedLot>
  /** A bar says it too. */
  readonly isScore: boolean
}

function FactRow({ fact, rows, shown, isScore }: FactRowProps) {
  const best = bestOf(fact, rows)
  const scoreOf = isScore ? fact.value : undefined
  return (
    <tr>
      <th scope="row">{fact.label}</th>
      {shown.map((row) => (
        <td key={row.lot.id}>
          <KnownBar score={scoreOf?.(row)} />
          {best.has(row) ? <Best>{fact.write(row)}</Best> : fact.write(row)}
        </td>
      ))}
    </tr>
  )
}

const KnownBar = ({ score }: { readonly score: number | null | undefined }) =>
  score === null || score === undefined ? null : <Bar score={score} />
