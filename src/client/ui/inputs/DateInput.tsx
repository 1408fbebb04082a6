import { useRef, type KeyboardEvent } from 'react'
import { CalendarOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { isIsoDate, PLACEHOLDER_BIRTHDATE } from '#contract'
import { Button } from '../controls'
import { parisToday } from '../formats/dates'
import { FieldFrame, type TypedInputProps } from './FieldFrame'
import { readTypedDate, writeDate } from './typedDate'
import { useDraft } from './useDraft'

/** The day on which the calendar opens; today when there is none. */
const inCalendar = (value: string | null): string =>
  value !== null && value !== PLACEHOLDER_BIRTHDATE && isIsoDate(value) ? value : ''

/**
 * A day, `YYYY-MM-DD`, typed first: no key leads through the calendar of antd 6.6.8 (#53638), and a date that is emptied is not given. The button opens the browser's own
 * calendar; Ctrl and `;` write today. A text that is no day is kept as it was typed.
 */
export function DateInput({ value, onChange, onBlur, onTyping, disabled = false, ...words }: TypedInputProps<string>) {
  const calendar = useRef<HTMLInputElement>(null)
  const draft = useDraft(
    writeDate(value),
    (text) => {
      // Leaving an unknown birthdate as it is changes nothing.
      if (text.trim() !== '' || value !== PLACEHOLDER_BIRTHDATE) onChange(readTypedDate(text))
    },
    { onBlur, onTyping },
  )
  const press = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key !== ';') return
    event.preventDefault()
    draft.drop()
    onChange(parisToday())
  }
  return (
    <FieldFrame {...words}>
      {(control) => (
        <>
          <div className="date-control">
            <Input
              {...control}
              {...draft.props}
              placeholder="JJ/MM/AAAA"
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              onKeyDown={press}
              onPressEnter={draft.take}
            />
            <Button
              icon={<CalendarOutlined />}
              aria-label={`Ouvrir le calendrier\u00a0: ${words.label}`}
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
                draft.drop()
                onChange(event.target.value || null)
              }}
            />
          </div>
          {value === PLACEHOLDER_BIRTHDATE && <p className="date-missing">À compléter</p>}
        </>
      )}
    </FieldFrame>
  )
}
