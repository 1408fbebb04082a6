import { useState, type ReactNode } from 'react'
import { checkChange, type FieldErrors, type ResourceDefinition } from '#contract'
import { SectionContext, type Section } from './useSectionField'

type Attributes = Readonly<Record<string, unknown>>

interface SectionFormProps {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly reference: { readonly type: string; readonly id: string }
  /** The edited values, which the caller keeps. One that changes elsewhere is shown; what is being typed stays. */
  readonly attributes: Attributes
  /** What the server refused; each is shown on its field until that field changes. */
  readonly errors?: FieldErrors | undefined
  /** Gets the attributes that changed: as the contract converts them, or as they were typed when they are wrong. */
  readonly onEdit: (changed: Attributes) => void
  /** A field begins to hold a text that it has not handed over, or holds none any longer. */
  readonly onTyping?: Section['onTyping']
  readonly readOnly?: boolean | undefined
  /** What may be done with each field; all that may be done with the form without it. */
  readonly accessTo?: Section['accessTo']
  readonly children: ReactNode
}

const NO_ERRORS: FieldErrors = {}

/** A section that saves itself: its values are those of the caller, its own are what was answered here and is wrong, or left. */
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
  accessTo,
  children,
}: Omit<SectionFormProps, 'reference'>) {
  const section = useAnswered({ definition, attributes, errors, onEdit, onTyping, readOnly, accessTo })
  return (
    <SectionContext value={section}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
        }}
      >
        {children}
      </form>
    </SectionContext>
  )
}

/** The section as its fields see it: the values of the caller, with what was answered here. */
function useAnswered({
  definition,
  attributes,
  errors,
  onEdit,
  onTyping,
  readOnly,
  accessTo,
}: Pick<SectionFormProps, 'definition' | 'attributes' | 'onEdit'> &
  Pick<Section, 'onTyping' | 'readOnly' | 'accessTo'> & { readonly errors: FieldErrors }): Section {
  const [answers, setAnswers] = useState(() => wrongAnswers(definition, attributes))
  const [answered, setAnswered] = useState(NO_ERRORS)
  return {
    definition,
    readOnly,
    accessTo,
    onTyping,
    values: attributes,
    errors: mapValues(answers, ({ value, isGiven }, name) =>
      isGiven && Object.is(value, attributes[name]) ? errorOf(definition, attributes, name) : undefined,
    ),
    touched: mapValues(answers, ({ isLeft }) => isLeft),
    serverErrors: Object.fromEntries(Object.entries(errors).filter(([name, texts]) => answered[name] !== texts)),
    onCommit: (name, value) => {
      setAnswers((all) => ({ ...all, [name]: { value, isGiven: true, isLeft: all[name]?.isLeft === true } }))
      if (Object.is(value, attributes[name])) return
      const texts = errors[name]
      if (texts) setAnswered((before) => ({ ...before, [name]: texts }))
      onEdit({ [name]: value })
    },
    onLeave: (name) => {
      setAnswers((all) => ({ ...all, [name]: { value: attributes[name], isGiven: false, ...all[name], isLeft: true } }))
    },
  }
}

/** The last answer given here to a field: of no matter once the value is another one, undone or written by somebody else. */
interface Answer {
  readonly value: unknown
  /** False for a field that was left as it was found: that it is still empty is no error. */
  readonly isGiven: boolean
  readonly isLeft: boolean
}
type Answers = Readonly<Record<string, Answer>>

const mapValues = <Value,>(answers: Answers, map: (answer: Answer, name: string) => Value) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, map(answer, name)]))

/** What the contract says against a value, beside the others of its section. */
function errorOf(definition: SectionFormProps['definition'], attributes: Attributes, name: string): string | undefined {
  const checked = checkChange(definition, { [name]: attributes[name] }, attributes)
  return checked.valid ? undefined : checked.errors[name]?.[0]
}

/** A wrong text that was typed earlier is shown with its error at once; what is not filled in yet is not an error. */
function wrongAnswers(definition: SectionFormProps['definition'], attributes: Attributes): Answers {
  const wrong: Record<string, Answer> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const isFilled = value !== null && value !== undefined && value !== ''
    if (!isFilled || definition.fields[name]?.readOnly !== false) continue
    if (errorOf(definition, attributes, name) !== undefined) wrong[name] = { value, isGiven: true, isLeft: true }
  }
  return wrong
}
