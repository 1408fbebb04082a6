import { useId } from 'react'
import { Switch } from 'antd'
import { describedBy, type InputProps } from './FieldFrame'

type ToggleProps = Omit<InputProps<boolean>, 'hideLabel' | 'required'>

/** A yes or no, its state written. */
export function Toggle({ label, value, onChange, help, error, disabled = false }: ToggleProps) {
  const id = useId()
  const on = value === true
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
            aria-describedby={describedBy(id, { help, error })}
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
