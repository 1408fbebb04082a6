import { useRef, type KeyboardEvent } from 'react'
import { CalendarOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { isIsoDate, PLACEHOLDER_BIRTHDATE } from '#contract'
import { Button } from '../controls'
import { parisToday } from '../formats/dates'
import { FieldFrame, type TypedInputProps, type Words } from './FieldFrame'
import { readTypedDate, writeDate } from './typedDate'
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
