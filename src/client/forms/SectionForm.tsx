import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Formik, useFormikContext } from 'formik'
import { checkChange, type FieldErrors, type ResourceDefinition } from '#contract'
import { SectionContext, type Section } from './SectionContext'

type Attributes = Readonly<Record<string, unknown>>

interface SectionFormProps {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly reference: { readonly type: string; readonly id: string }
  /** The edited values. One that changes elsewhere is shown; what is being typed stays. */
  readonly attributes: Attributes
  /** What the server refused; each is shown on its field until that field changes. */
  readonly errors?: FieldErrors | undefined
  /** Gets the attributes that changed: as the contract converts them, or as they were typed when they are wrong. */
  readonly onEdit: (changed: Attributes) => void
  /** A field begins to hold a text that it has not handed over, or holds none any longer. */
  readonly onTyping?: Section['onTyping']
  readonly readOnly?: boolean | undefined
  readonly children: ReactNode
}

const NO_ERRORS: FieldErrors = {}

/** A section that saves itself: one Formik, in which nobody overwrites what is being typed. */
export function SectionForm({ reference, ...section }: SectionFormProps) {
  return <KeyedSectionForm key={`${reference.type}/${reference.id}`} {...section} />
}

function KeyedSectionForm({
  definition,
  attributes,
  errors = NO_ERRORS,
  onEdit,
  onTyping,
  readOnly = false,
  children,
}: Omit<SectionFormProps, 'reference'>) {
  const [initial] = useState(() => initialState(definition, attributes))
  const [answered, setAnswered] = useState(NO_ERRORS)

  const section: Section = {
    definition,
    readOnly,
    onTyping,
    serverErrors: Object.fromEntries(Object.entries(errors).filter(([name, texts]) => answered[name] !== texts)),
    onCommit: (name, value) => {
      const texts = errors[name]
      if (texts) setAnswered((before) => ({ ...before, [name]: texts }))
      onEdit({ [name]: value })
    },
  }
  return (
    <Formik {...initial} validateOnChange={false} validateOnBlur={false} onSubmit={() => undefined}>
      <SectionContext value={section}>
        <Following attributes={attributes} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
          }}
        >
          {children}
        </form>
      </SectionContext>
    </Formik>
  )
}

/**
 * Shows a value that changes elsewhere: offered and taken, given up, or written by somebody else. A field keeps the text that
 * is being typed in it over its value.
 */
function Following({ attributes }: { attributes: Attributes }) {
  const { values, setFieldValue, setFieldError } = useFormikContext<Attributes>()
  const followed = useRef(attributes)
  const follow = useEffectEvent(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (Object.is(followed.current[name], value) || Object.is(values[name], value)) continue
      void setFieldValue(name, value, false)
      setFieldError(name, undefined)
    }
    followed.current = attributes
  })
  useEffect(() => {
    follow()
  }, [attributes])
  return null
}

/** A wrong text that was typed earlier is shown with its error at once; what is not filled in yet is not an error. */
function initialState(definition: Pick<ResourceDefinition, 'fields'>, attributes: Attributes) {
  const initialErrors: Record<string, string> = {}
  const initialTouched: Record<string, boolean> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const isFilled = value !== null && value !== undefined && value !== ''
    const checked = isFilled ? checkChange(definition, { [name]: value }) : undefined
    const message = checked?.valid === false ? checked.errors[name]?.[0] : undefined
    if (message === undefined || definition.fields[name]?.readOnly !== false) continue
    initialErrors[name] = message
    initialTouched[name] = true
  }
  return { initialValues: attributes, initialErrors, initialTouched }
}
