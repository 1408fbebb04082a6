import { useId, useRef, type ReactNode } from 'react'
import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons'
import { StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, type Column } from '#client/ui/table'
import type { Line, Taking } from './sides'

interface DifferenceTableProps {
  readonly group: string
  readonly lines: readonly Line[]
  readonly onTake: (line: Line, side: 'here' | 'there') => void
}

/** The answers of a part of the questionnaire, as both areas say them, and the buttons that carry one over. */
export function DifferenceTable({ group, lines, onTake }: DifferenceTableProps) {
  const id = useId()
  return (
    <section className="scpi-differences" aria-labelledby={id}>
      <h3 id={id}>{group}</h3>
      <DataTable caption={group} columns={columnsFor(onTake)} rows={lines} rowKey={({ key }) => key} />
    </section>
  )
}

const columnsFor = (onTake: DifferenceTableProps['onTake']): readonly [Column<Line>, ...Column<Line>[]] => [
  { key: 'label', title: 'Réponse', cell: ({ label }) => label, width: 220 },
  { key: 'here', title: 'Espace SCPI', cell: ({ here }) => <Value text={here} />, width: 180 },
  { key: 'there', title: 'Dossier immobilier', cell: ({ there }) => <Value text={there} />, width: 180 },
  {
    key: 'actions',
    title: 'Reprendre',
    width: 280,
    cell: (line) => <Actions line={line} onTake={onTake} />,
  },
]

const Value = ({ text }: { readonly text: string | null }) =>
  text === null ? <span className="scpi-note">Pas de réponse</span> : <span>{text}</span>

interface ActionsProps {
  readonly line: Line
  readonly onTake: DifferenceTableProps['onTake']
}

/** What may be done with an answer. Its place takes the focus of the button that goes once it is carried over. */
function Actions({ line, onTake }: ActionsProps) {
  const place = useRef<HTMLDivElement>(null)
  const take = (side: 'here' | 'there') => () => {
    place.current?.focus()
    onTake(line, side)
  }
  return (
    <div className="scpi-difference-actions" tabIndex={-1} ref={place}>
      {line.isSame && <StatusTag tone="success">Identique</StatusTag>}
      {!line.isSame && line.there !== null && (
        <Take
          taking={line.toHere}
          label="Reprendre ici"
          name={`Reprendre ici\u202f: ${line.label}, ${line.there}`}
          icon={<ArrowLeftOutlined aria-hidden />}
          onTake={take('here')}
        />
      )}
      {!line.isSame && line.here !== null && (
        <Take
          taking={line.toThere}
          label="Reporter"
          name={`Reporter au dossier\u202f: ${line.label}, ${line.here}`}
          icon={<ArrowRightOutlined aria-hidden />}
          onTake={take('there')}
        />
      )}
    </div>
  )
}

interface TakeProps {
  readonly taking: Taking
  readonly label: string
  readonly name: string
  readonly icon: ReactNode
  readonly onTake: () => void
}

/** The button that carries an answer over, or why it cannot be. */
const Take = ({ taking, label, name, icon, onTake }: TakeProps) =>
  'why' in taking ? (
    <p className="scpi-note">
      {label}&nbsp;: {taking.why.charAt(0).toLowerCase() + taking.why.slice(1)}
    </p>
  ) : (
    <Button size="small" icon={icon} aria-label={name} onClick={onTake}>
      {label}
    </Button>
  )
