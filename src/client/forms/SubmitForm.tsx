import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Formik, type FormikHelpers, type FormikProps } from 'formik'
import {
  checkComplete,
  initialAttributes,
  type CompleteAttributesOf,
  type FieldErrors,
  type ResourceDefinition,
} from '#contract'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { SectionContext, type Section } from './useSectionField'
import { SentContext } from './unsent'
import './forms.css'

type Definition = Pick<ResourceDefinition, 'fields'>
type Attributes = Readonly<Record<string, unknown>>

interface EntryFormProps<D extends Definition> {
  readonly definition: D
  /** Values to begin with, over those of a new resource. */
  readonly initialValues?: Attributes
  /** Sends a complete and valid resource; gives back what the server refused, by field, `''` for the whole. */
  readonly onSubmit: (attributes: CompleteAttributesOf<D>) => Promise<FieldErrors | undefined>
  readonly submitLabel: string
  /** Stands beside the button. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const NO_ERRORS: FieldErrors = {}

/** A form that a button sends: it is checked whole, then sent; the first wrong field gets the focus. */
export function SubmitForm<D extends Definition>({
  definition,
  initialValues = {},
  onSubmit,
  submitLabel,
  actions,
  children,
}: EntryFormProps<D>) {
  const { refused, sent, form, submit, forget } = useSending(definition, onSubmit)
  const whole = ofTheWhole(definition, refused)
  return (
    <Formik<Attributes>
      initialValues={{ ...initialAttributes(definition), ...initialValues }}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {(formik) => (
        <SectionContext value={{ definition, readOnly: false, serverErrors: refused, ...fieldsOf(formik, forget) }}>
          <form
            ref={form}
            className="entry-form"
            noValidate
            onSubmit={formik.isSubmitting ? preventSending : formik.handleSubmit}
          >
            {whole !== undefined && <ErrorBlock message={whole} />}
            <ErrorSummary definition={definition} errors={refused} />
            <SentContext value={sent}>{children}</SentContext>
            <div className="form-actions">
              {actions}
              <SubmitButton isSubmitting={formik.isSubmitting}>{submitLabel}</SubmitButton>
            </div>
          </form>
        </SectionContext>
      )}
    </Formik>
  )
}

/** What is refused of the whole, or of something that the form does not ask: nothing stands beside a field for it. */
function ofTheWhole({ fields }: Definition, refused: FieldErrors): string | undefined {
  const sentences = Object.entries(refused).flatMap(([name, messages]) => (fields[name] ? [] : messages))
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : undefined
}

/** What Formik knows of the fields. `forget`: one has changed. */
const fieldsOf = (
  { values, errors, touched, setFieldError, setFieldValue, setFieldTouched }: FormikProps<Attributes>,
  forget: (name: string) => void,
): Pick<Section, 'values' | 'errors' | 'touched' | 'onCommit' | 'onLeave'> => ({
  values,
  errors,
  touched,
  onCommit: (name, value, error) => {
    setFieldError(name, error)
    if (Object.is(value, values[name])) return
    void setFieldValue(name, value, false)
    forget(name)
  },
  onLeave: (name) => {
    void setFieldTouched(name, true, false)
  },
})

/** What was refused at the last sending, by us or by the server, until its field is typed again; what was taken at the last one that was. */
function useSending<D extends Definition>(definition: D, onSubmit: EntryFormProps<D>['onSubmit']) {
  const [refused, setRefused] = useState(NO_ERRORS)
  const [sent, setSent] = useState<Attributes | null>(null)
  const [refusals, setRefusals] = useState(0)
  const form = useFocusOnError(refusals)
  const submit = async (values: Attributes, { setTouched }: FormikHelpers<Attributes>) => {
    const checked = checkComplete(definition, values)
    const errors = checked.valid ? await onSubmit(checked.attributes) : checked.errors
    await setTouched(Object.fromEntries(Object.keys(definition.fields).map((name) => [name, true])), false)
    setRefused(errors ?? NO_ERRORS)
    if (errors) setRefusals((count) => count + 1)
    else setSent(values)
  }
  const forget = (name: string) => {
    setRefused((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([refusedName]) => refusedName !== name && definition.fields[refusedName]),
      ),
    )
  }
  return { refused, sent, form, submit, forget }
}

/** While one is under way. */
const preventSending = (event: SyntheticEvent) => {
  event.preventDefault()
}

const SubmitButton = ({ isSubmitting, children }: { isSubmitting: boolean; children: string }) => (
  <Button
    type="primary"
    htmlType="submit"
    loading={isSubmitting}
    aria-busy={isSubmitting}
    onMouseDown={keepFocus}
    onClick={takeFocus}
  >
    {children}
  </Button>
)

/**
 * The field being typed in is left by the click, not by the press before it: its message would go away in between, the
 * button move from under the pointer, and the click be lost.
 */
const keepFocus = (event: MouseEvent) => {
  event.preventDefault()
}
const takeFocus = (event: MouseEvent<HTMLElement>) => {
  if (event.detail > 0) event.currentTarget.focus()
}

/** Puts the focus on the first wrong field each time that a sending is refused. */
function useFocusOnError(refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (refusals > 0)
      form.current
        ?.querySelector<HTMLElement>(
          'input[aria-invalid="true"], textarea[aria-invalid="true"], [aria-invalid="true"] input',
        )
        ?.focus()
  }, [refusals])
  return form
}

/** Beyond this many errors, a list stands above the form. */
const ALONE = 3

/** The errors of a long form, in one list. Each also stands beside its field. */
function ErrorSummary({ definition, errors }: { definition: Pick<ResourceDefinition, 'fields'>; errors: FieldErrors }) {
  const wrong = Object.entries(errors).filter(([name]) => definition.fields[name])
  if (wrong.length <= ALONE) return null
  return (
    <div className="error-summary" role="alert">
      <p>{wrong.length} champs à corriger&nbsp;:</p>
      <ul>
        {wrong.map(([name, [text]]) => (
          <li key={name}>
            {definition.fields[name]?.label}&nbsp;: {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
