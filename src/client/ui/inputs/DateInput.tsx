import { useRef, type KeyboardEvent } from 'react'
import { CalendarOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { isIsoDate, PLACEHOLDER_BIRTHDATE } from '#contract'
import { Button } from '../controls'
import { parisToday } from '#presentation/formats'
import { FieldFrame, type TypedInputProps, type Words } from './FieldFrame'
import { useDraft } from './useDraft'

/** The day on which the calendar opens; today when there is none. */
const inCalendar = (value: string | null): string =>
  value !== null && value !== PLACEHOLDER_BIRTHDATE && isIsoDate(value) ? value : ''

interface DateInputProps extends TypedInputProps<string> {
  /** The day of a birth: `3/7/45` is of the last century. */
  readonly isPast?: boolean | undefined
}

/** The day as it is typed: the line that holds its text, and what sets it by another way. */
function useTypedDate({ value, onChange, onBlur, onTyping, isPast }: Omit<DateInputProps, keyof Words>) {
  const draft = useDraft(
    writeDate(value),
    (text) => {
      // Leaving an unknown birthdate as it is changes nothing.
      if (text.trim() !== '' || value !== PLACEHOLDER_BIRTHDATE)
        onChange(readTypedDate(text, isPast === true ? 0 : undefined))
    },
    { onBlur, onTyping },
  )
  const set = (day: string | null) => {
    draft.drop()
    onChange(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key !== ';') return
    event.preventDefault()
    set(parisToday())
  }
  return { line: { ...draft.props, onKeyDown, onPressEnter: draft.take }, set }
}

/**
 * A day, `YYYY-MM-DD`, typed first: no key leads through the calendar of antd 6.6.8 (#53638), and a date that is
 * emptied is not given. The button opens the browser's own calendar; Ctrl and `;` write today. A text that is no day is
 * kept as it was typed.
 */
export function DateInput({ value, onChange, onBlur, onTyping, isPast, disabled = false, ...words }: DateInputProps) {
  const { line, set } = useTypedDate({ value, onChange, onBlur, onTyping, isPast })
  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          <div className="date-control">
            <Input
              {...control}
              {...line}
              placeholder="JJ/MM/AAAA"
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
            />
            <Calendar label={words.label} value={value} disabled={disabled} onPick={set} />
          </div>
          {value === PLACEHOLDER_BIRTHDATE && <p className="date-missing">À compléter</p>}
        </>
      )}
    </FieldFrame>
  )
}

interface CalendarProps {
  readonly label: string
  readonly value: string | null
  readonly disabled: boolean
  readonly onPick: (day: string | null) => void
}

/** The button that opens the browser's own calendar. */
function Calendar({ label, value, disabled, onPick }: CalendarProps) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon={<CalendarOutlined aria-hidden />}
        aria-label={`Ouvrir le calendrier\u00a0: ${label}`}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      />
      <input
        ref={calendar}
        className="date-calendar"
        type="date"
        tabIndex={-1}
        aria-hidden
        value={inCalendar(value)}
        onChange={(event) => {
          onPick(event.target.value || null)
        }}
      />
    </>
  )
}

dayjs.extend(customParseFormat)

/** Years: a loan of today ends before. */
const LONGEST_LOAN = 30

/** Once every separator is a stroke. */
const TYPED = ['DD/MM/YYYY', 'D/M/YYYY', 'DD/M/YYYY', 'D/MM/YYYY', 'DDMMYYYY', 'YYYY/MM/DD']

/**
 * Reads a day typed `27/11/2026`, `27.11.2026`, `27 11 2026`, `27112026`, `3/7/86` or `2026-11-27` as `YYYY-MM-DD`.
 * A text that is no day comes back as it was typed; nothing is null.
 * @param ahead a year of two digits is at most so many years after that of today
 */
function readTypedDate(text: string, ahead = LONGEST_LOAN, today = parisToday()): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const day = dayjs(withCentury(typed.replace(/[/.\s-]+/g, '/'), Number(today.slice(0, 4)) + ahead), TYPED, true)
  return day.isValid() ? day.format('YYYY-MM-DD') : typed
}

/** `3/7/86` → `3/7/1986`. */
function withCentury(typed: string, latest: number): string {
  const [, day, digits] = /^(\d{1,2}\/\d{1,2})\/(\d{2})$/.exec(typed) ?? []
  if (day === undefined || digits === undefined) return typed
  const year = 2000 + Number(digits)
  return `${day}/${year > latest ? year - 100 : year}`
}

/** `2026-11-27` → `27/11/2026`; the birthdate that stands for an unknown one is empty; any other text as it is. */
function writeDate(value: string | null): string {
  if (value === null || value === PLACEHOLDER_BIRTHDATE) return ''
  return isIsoDate(value) ? dayjs(value).format('DD/MM/YYYY') : value
}
