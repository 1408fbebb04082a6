import { useState } from 'react'
import { isText } from '#contract/json'
import { useSectionField } from '#client/forms'
import { formatTime } from '#client/ui'
import { dayInParis } from '#client/ui/formats'
import { parisInstant } from '#client/ui/instants'
import { DateInput, TextInput } from '#client/ui/inputs'

/** A day and an hour in Paris. */
export function InstantField({ name }: { readonly name: string }) {
  const { value, words, choose } = useSectionField(name)
  const [day, setDay] = useState(isText(value) ? dayInParis(value) : null)
  const [time, setTime] = useState<string | null>(isText(value) ? formatTime(value) : '10:00')
  return (
    <div className="sale-instant">
      <DateInput
        {...words}
        value={day}
        onChange={(given) => {
          setDay(given)
          choose(parisInstant(given, time))
        }}
      />
      <TextInput
        label="Heure"
        placeholder="14:30"
        value={time}
        onChange={(given) => {
          setTime(given)
          choose(parisInstant(day, given))
        }}
      />
    </div>
  )
}
