import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { isText } from '#contract/json'
import { Button } from '#client/ui/controls'
import type { FieldProps } from '../FieldProps'
import { useSectionField } from '../useSectionField'
import { WrittenValue } from '../WrittenValue'
import { useDraggedOrder } from './useDraggedOrder'
import './ranking.css'

interface RankingFieldProps extends FieldProps {
  /** How many may be chosen. */
  readonly most: number
}

/** Some choices of the list of the field, the most important first: added, removed, moved by buttons or dragged. */
export function RankingField({ name, hideLabel = false, most }: RankingFieldProps) {
  const { field, readOnly, value, words, choose } = useSectionField(name)
  const id = useId()
  const chosen = Array.isArray(value) ? value.filter(isText) : []
  const labelOf = (code: string): string => field.choices?.find((choice) => choice.value === code)?.label ?? code
  const { help, error } = words
  if (readOnly)
    return <WrittenValue label={words.label} hideLabel={hideLabel} text={writtenRanking(chosen.map(labelOf))} />
  return (
    <fieldset className="field" aria-describedby={`${id}-help ${id}-error`}>
      <legend className={hideLabel ? 'visually-hidden' : 'field-label'}>{words.label}</legend>
      <Ranking
        chosen={chosen}
        all={(field.choices ?? []).map((choice) => String(choice.value))}
        most={most}
        labelOf={labelOf}
        onChange={choose}
      />
      <div id={`${id}-error`} aria-live="polite">
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
      <p id={`${id}-help`} className={hideLabel ? 'visually-hidden' : 'field-help'}>
        {help}
      </p>
    </fieldset>
  )
}

const writtenRanking = (labels: readonly string[]): string =>
  labels.length === 0 ? '—' : labels.map((label, index) => `${String(index + 1)}. ${label}`).join('\n')

interface RankingProps {
  readonly chosen: readonly string[]
  readonly all: readonly string[]
  readonly most: number
  readonly labelOf: (code: string) => string
  readonly onChange: (next: readonly string[]) => void
}

type Move = 'up' | 'down' | 'remove' | 'add'

function Ranking({ chosen, all, most, labelOf, onChange }: RankingProps) {
  const { told, act, buttons } = useMoves({ chosen, labelOf, onChange })
  const { order, dragged, list, handleOf } = useDraggedOrder(chosen, (next, moved) => {
    onChange(next)
    act.tell(next, moved)
  })
  const left = all.filter((code) => !chosen.includes(code))
  return (
    <div ref={buttons} className="ranking">
      <ol ref={list} className="ranking-chosen">
        {order.map((code, index) => (
          <li key={code} className={code === dragged ? 'ranking-item ranking-dragged' : 'ranking-item'}>
            <span className="ranking-handle" aria-hidden {...handleOf(code)}>
              <HolderOutlined aria-hidden />
            </span>
            <span className="ranking-rank" aria-hidden>
              {index + 1}
            </span>
            <span className="ranking-label">{labelOf(code)}</span>
            <ItemButtons code={code} label={labelOf(code)} index={index} count={order.length} onMove={act.move} />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {chosen.length < most ? (
        <Added codes={left} labelOf={labelOf} onAdd={act.move} />
      ) : (
        <p className="field-help">Pour en choisir un autre, retirez d’abord un choix.</p>
      )}
    </div>
  )
}

interface ItemButtonsProps {
  readonly code: string
  readonly label: string
  readonly index: number
  readonly count: number
  readonly onMove: (code: string, move: Move) => void
}

/** What is done with a choice. At an end of the list a button says that it does nothing, and keeps the focus. */
function ItemButtons({ code, label, index, count, onMove }: ItemButtonsProps) {
  const button = (move: Move, verb: string, icon: ReactNode, isIdle = false) => (
    <Button
      type="text"
      icon={icon}
      data-choice={`${code} ${move}`}
      aria-label={`${verb}\u00a0: ${label}`}
      aria-disabled={isIdle}
      className={isIdle ? 'ranking-idle' : ''}
      onClick={() => {
        if (!isIdle) onMove(code, move)
      }}
    />
  )
  return (
    <span className="ranking-buttons">
      {button('up', 'Monter', <ArrowUpOutlined aria-hidden />, index === 0)}
      {button('down', 'Descendre', <ArrowDownOutlined aria-hidden />, index === count - 1)}
      {button('remove', 'Retirer', <CloseOutlined aria-hidden />)}
    </span>
  )
}

interface AddedProps extends Pick<RankingProps, 'labelOf'> {
  readonly codes: readonly string[]
  readonly onAdd: ItemButtonsProps['onMove']
}

/** The choices that are left. */
const Added = ({ codes, labelOf, onAdd }: AddedProps) => (
  <ul className="ranking-left">
    {codes.map((code) => (
      <li key={code}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          data-choice={`${code} add`}
          aria-label={`Ajouter\u00a0: ${labelOf(code)}`}
          onClick={() => {
            onAdd(code, 'add')
          }}
        >
          {labelOf(code)}
        </Button>
      </li>
    ))}
  </ul>
)

/** Where the focus goes after a move: it stays on what moved; a choice that comes or goes is met where it went. */
const FOCUSED: Readonly<Record<Move, Move>> = { up: 'up', down: 'down', add: 'remove', remove: 'add' }

/** Moves a choice, says its new place, and keeps the focus on it. */
function useMoves({ chosen, labelOf, onChange }: Pick<RankingProps, 'chosen' | 'labelOf' | 'onChange'>) {
  const buttons = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  const [told, setTold] = useState('')
  useEffect(() => {
    if (focused.current === null) return
    buttons.current?.querySelector<HTMLElement>(`[data-choice="${focused.current}"]`)?.focus()
    focused.current = null
  }, [chosen])
  const tell = (next: readonly string[], code: string) => {
    const place = next.indexOf(code)
    setTold(
      place < 0
        ? `${labelOf(code)}\u00a0: retiré`
        : `${labelOf(code)}\u00a0: place ${String(place + 1)} sur ${String(next.length)}`,
    )
  }
  const move = (code: string, how: Move) => {
    const next = moved(chosen, code, how)
    focused.current = `${code} ${FOCUSED[how]}`
    tell(next, code)
    onChange(next)
  }
  return { told, act: { move, tell }, buttons }
}

function moved(chosen: readonly string[], code: string, how: Move): readonly string[] {
  if (how === 'add') return [...chosen, code]
  const others = chosen.filter((one) => one !== code)
  if (how === 'remove') return others
  return others.toSpliced(chosen.indexOf(code) + (how === 'up' ? -1 : 1), 0, code)
}
