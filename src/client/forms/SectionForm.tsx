import { useState, type ReactNode } from 'react'
import { Formik } from 'formik'
import { checkChange, type FieldErrors, type ResourceDefinition } from '#contract'
import { SectionContext, type Section } from './SectionContext'

type Attributes = Readonly<Record<string, unknown>>

interface SectionFormProps {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly reference: { readonly type: string; readonly id: string }
  /** Changes when what is typed must give way to what the server holds: after a discard. */
  readonly epoch?: number | undefined
  /** The edited values; read when the form appears, or its reference or epoch changes, and never in between. */
  readonly attributes: Attributes
  /** What the server refused; each is shown on its field until that field changes. */
  readonly errors?: FieldErrors | undefined
  /** Gets the attributes that changed: as the contract converts them, or as they were typed when they are wrong. */
  readonly onEdit: (changed: Attributes) => void
  readonly readOnly?: boolean | undefined
  readonly children: ReactNode
}

const NO_ERRORS: FieldErrors = {}

/** A section that saves itself: one Formik, whose values nobody overwrites while the person types. */
export function SectionForm({ reference, epoch = 0, ...section }: SectionFormProps) {
  return <KeyedSectionForm key={`${reference.type}/${reference.id}/${epoch}`} {...section} />
}

function KeyedSectionForm({ definition, attributes, errors = NO_ERRORS, onEdit, readOnly = false, children }: Omit<SectionFormProps, 'reference' | 'epoch'>) {
  const [initial] = useState(() => initialState(definition, attributes))
  const [answered, setAnswered] = useState(NO_ERRORS)

  const section: Section = {
    definition,
    readOnly,
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
        <form noValidate onSubmit={(event) => { event.preventDefault() }}>{children}</form>
      </SectionContext>
    </Formik>
  )
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
