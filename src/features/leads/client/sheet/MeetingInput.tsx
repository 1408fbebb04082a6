import { useState } from 'react'
import { DateInput, TextInput } from '#client/ui/inputs'
import { parisInstant } from '#client/ui/instants'

interface MeetingInputProps {
  readonly error: string | undefined
  readonly required: boolean
  /** Takes an instant, or null while there is none yet. */
  readonly onChange: (instant: string | null) => void
}

/** The day and the hour of a meeting, in Paris. */
export function MeetingInput({ error, required, onChange }: MeetingInputProps) {
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState<string | null>('10:00')
  return (
    <div className="lead-meeting">
      <DateInput
        label="Jour du rendez-vous"
        required={required}
        error={error}
        value={day}
        onChange={(given) => {
          setDay(given)
          onChange(parisInstant(given, time))
        }}
      />
      <TextInput
        label="Heure"
        required={required}
        placeholder="14:30"
        value={time}
        onChange={(given) => {
          setTime(given)
          onChange(parisInstant(day, given))
        }}
      />
    </div>
  )
}
