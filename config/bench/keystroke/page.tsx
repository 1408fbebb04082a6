import '#app/contract'
import { useState, type ReactNode } from 'react'
import { Checkbox, Input, Radio, Select } from 'antd'
import { Formik, useFormikContext, type FormikErrors } from 'formik'
import { createRoot } from 'react-dom/client'
import { checkChange, initialAttributes, resources, type Field } from '#contract'
import { Theme } from '#client/ui'

/** What the section is compared with: `#form` is the same section as one plain form, `#input` a single input. */

const { person } = resources
const RADIOS = 6

type Values = Record<string, unknown>

/** A field as it is usually written: the form tells every field of every key. */
function PlainField({ name, field }: { name: string; field: Field }) {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<Values>()
  const error = touched[name] === true ? errors[name] : undefined
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {field.label}
      </label>
      <Control
        id={name}
        field={field}
        value={values[name]}
        isWrong={error !== undefined}
        onChange={(value) => {
          void setFieldValue(name, value)
        }}
        onBlur={() => {
          void setFieldTouched(name)
        }}
      />
      {field.help !== undefined && <p className="field-help">{field.help}</p>}
      {error !== undefined && <p className="field-error">{error}</p>}
    </div>
  )
}

interface ControlProps {
  readonly id: string
  readonly field: Field
  readonly value: unknown
  readonly isWrong: boolean
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
}

function Control({ id, field: { kind, choices = [] }, value, isWrong, onChange, onBlur }: ControlProps): ReactNode {
  const options = choices.map((choice) => ({ ...choice }))
  if (kind === 'flag')
    return (
      <Checkbox
        id={id}
        checked={value === true}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
    )
  if (kind === 'choice' && choices.length <= RADIOS)
    return (
      <Radio.Group
        id={id}
        value={value}
        options={options}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
    )
  if (kind === 'choice') return <Select id={id} value={value} options={options} onChange={onChange} onBlur={onBlur} />
  return (
    <Input
      id={id}
      status={isWrong ? 'error' : ''}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => {
        onChange(event.target.value)
      }}
      onBlur={onBlur}
    />
  )
}

function errorsOf(values: Values): FormikErrors<Values> {
  const checked = checkChange(person, values)
  if (checked.valid) return {}
  return Object.fromEntries(Object.entries(checked.errors).map(([name, messages]) => [name, messages[0]]))
}

function PlainForm() {
  return (
    <Theme mode="light">
      <Formik<Values> initialValues={{ ...initialAttributes(person) }} validate={errorsOf} onSubmit={() => undefined}>
        <form>
          {Object.entries(person.fields).map(([name, field]) => (
            <PlainField key={name} name={name} field={field} />
          ))}
        </form>
      </Formik>
    </Theme>
  )
}

function SingleInput() {
  const [text, setText] = useState('')
  return (
    <label>
      {person.fields.firstname.label}{' '}
      <input
        value={text}
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
    </label>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(location.hash === '#input' ? <SingleInput /> : <PlainForm />)
