import { useId, type ReactNode } from 'react'
import { ExclamationCircleFilled } from '@ant-design/icons'

/** What every input takes, whatever its value. */
export interface InputProps<Value, Given = Value> {
  readonly label: string
  readonly value: Value | null
  readonly onChange: (value: Given | null) => void
  readonly help?: string | undefined
  readonly error?: string | undefined
  /** What the value leads to, which does not keep it from being taken; an error comes before it. */
  readonly warning?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Where a column or a caption already names the field: the label stays for screen readers. */
  readonly hideLabel?: boolean | undefined
}

/** What an input in which one types takes: it keeps a text to itself before it gives it. */
export interface TypedInputProps<Value, Given = Value> extends InputProps<Value, Given> {
  /** The person left the field: a message may now be shown. */
  readonly onBlur?: (() => void) | undefined
  /** A text begins that is not given yet, or there is none any longer: it was given, or dropped. */
  readonly onTyping?: ((isTyping: boolean) => void) | undefined
}

export type Words = Pick<InputProps<unknown>, 'label' | 'help' | 'error' | 'warning' | 'required' | 'hideLabel'>

/** What ties a control to its label, help and error. antd's `status` draws an error without telling it (6.6.8). */
export interface ControlProps {
  readonly id: string
  readonly status: 'error' | 'warning' | ''
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-required': boolean
}

interface FieldFrameProps extends Words {
  /** The control is several, and the label their legend. */
  readonly group?: boolean
  readonly children: (control: ControlProps, labelId: string) => ReactNode
}

/** The label above, the help and the error under a control. */
export function FieldFrame({ group = false, children, ...words }: FieldFrameProps) {
  const id = useId()
  const { label, help, error, warning, required = false, hideLabel = false } = words
  const labelId = `${id}-label`
  const control = controlOf(id, words)
  const caption = (
    <>
      {label}
      {required && <span className="field-required"> (obligatoire)</span>}
    </>
  )
  const captionClass = hideLabel ? 'visually-hidden' : 'field-label'
  const content = (
    <>
      {children(control, labelId)}
      <FieldNotes id={id} help={help} error={error} warning={warning} hideHelp={hideLabel} />
    </>
  )
  return group ? (
    <fieldset className="field" aria-describedby={control['aria-describedby']}>
      <legend id={labelId} className={captionClass}>
        {caption}
      </legend>
      {content}
    </fieldset>
  ) : (
    <div className="field">
      <label id={labelId} className={captionClass} htmlFor={id}>
        {caption}
      </label>
      {content}
    </div>
  )
}

const controlOf = (id: string, { help, error, warning, required = false }: Words): ControlProps => ({
  id,
  status: error !== undefined ? 'error' : warning !== undefined ? 'warning' : '',
  'aria-describedby': describedBy(id, { help, error: error ?? warning }),
  'aria-invalid': error !== undefined,
  'aria-required': required,
})

/** The ids of the help and of the error, or warning, of a field, those that it has. */
export const describedBy = (id: string, { help, error }: Pick<Words, 'help' | 'error'>): string | undefined =>
  [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') ||
  undefined

/** The error, or else the warning, is announced when it appears, and stands before the help. */
function FieldNotes({
  id,
  help,
  error,
  warning,
  hideHelp,
}: {
  id: string
  help: string | undefined
  error: string | undefined
  warning: string | undefined
  hideHelp: boolean
}) {
  const told = error ?? warning
  return (
    <>
      <div aria-live="polite">
        {told !== undefined && (
          <p id={`${id}-error`} className={error === undefined ? 'field-error field-warning' : 'field-error'}>
            <ExclamationCircleFilled aria-hidden /> {told}
          </p>
        )}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className={hideHelp ? 'visually-hidden' : 'field-help'}>
          {help}
        </p>
      )}
    </>
  )
}
