import { useId } from 'react'
import { Switch } from 'antd'
import type { InputProps } from './FieldFrame'

/** A yes or no, its state written. */
export function Toggle({
  label,
  value,
  onChange,
  help,
  error,
  disabled = false,
}: Omit<InputProps<boolean>, 'hideLabel' | 'required'>) {
  const id = useId()
  const on = value === true
  const describedBy = [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="field">
      <div className="toggle">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <span className="toggle-state">
          <span aria-hidden>{on ? 'Oui' : 'Non'}</span>
          <Switch
            id={id}
            checked={on}
            disabled={disabled}
            onChange={onChange}
            aria-describedby={describedBy || undefined}
            aria-invalid={error !== undefined}
          />
        </span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  )
}
