import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react'
import { checkChange, type Field, type FieldErrors, type ResourceDefinition } from '#contract'

/** What somebody may do with a field: not even know of it, read it, write it. */
export type FieldAccess = 'hidden' | 'read' | 'write'

/** What a form gives to its fields, whoever keeps the values: the button's form itself, or what saves a section. */
export interface Section {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly readOnly: boolean
  /** Of each field, where fields are ruled one by one. */
  readonly accessTo?: ((name: string) => FieldAccess) | undefined
  readonly values: Readonly<Record<string, unknown>>
  /** What the contract says against what was typed here, by field. */
  readonly errors: Readonly<Record<string, string | undefined>>
  /** The fields that were left: their errors are shown. */
  readonly touched: Readonly<Record<string, boolean | undefined>>
  /** What the server refused, by field, until the field changes. */
  readonly serverErrors: FieldErrors
  /** A field has a value, new or not: as the contract converts it, or as it was typed with what is wrong with it. */
  readonly onCommit: (name: string, value: unknown, error: string | undefined) => void
  readonly onLeave: (name: string) => void
  /** A field begins to hold a text that it has not handed over, or holds none any longer. */
  readonly onTyping?: ((isTyping: boolean) => void) | undefined
}

export const SectionContext = createContext<Section | null>(null)

function useFormSection(): Section {
  const section = use(SectionContext)
  if (!section) throw new Error('A field stands in a SectionForm or a SubmitForm.')
  return section
}

/** What every input takes, read from the definition and the state of one field. */
interface InputWords {
  readonly label: string
  readonly help: string | undefined
  readonly required: boolean
  readonly error: string | undefined
}

interface SectionField {
  readonly field: Field
  readonly readOnly: boolean
  /** Of a form that may be written in, this field may not. */
  readonly isLocked: boolean
  readonly isHidden: boolean
  readonly value: unknown
  readonly words: InputWords
  /** What an input in which one types tells. A value may still be being typed: its error waits until the field is left. */
  readonly typing: {
    readonly onChange: (value: unknown) => void
    readonly onBlur: () => void
    readonly onTyping: (isTyping: boolean) => void
  }
  /** Takes a value that is whole: a choice, a toggle, a suggestion. */
  readonly choose: (value: unknown) => void
}

/**
 * Ties one attribute to an input. A commit checks that attribute, by the contract's rule. What the input tells stays the same
 * from one value of the section to the next: of all its inputs, that alone is drawn again whose words or value change.
 */
export function useSectionField(name: string): SectionField {
  const section = useFormSection()
  const { definition, readOnly, accessTo, values, errors, touched, serverErrors } = section
  const field = definition.fields[name]
  if (!field) throw new Error(`The resource of this form has no field ${name}.`)

  const latest = useRef(section)
  useLayoutEffect(() => {
    latest.current = section
  }, [section])
  const commit = useCallback(
    (typed: unknown) => {
      commitIn(latest.current, name, typed)
    },
    [name],
  )
  const leave = useCallback(() => {
    if (latest.current.touched[name] !== true) latest.current.onLeave(name)
  }, [name])
  const onTyping = useCallback((isTyping: boolean) => {
    latest.current.onTyping?.(isTyping)
  }, [])

  const access = accessTo?.(name) ?? 'write'
  return {
    field,
    readOnly: readOnly || access !== 'write',
    isLocked: !readOnly && access === 'read',
    isHidden: access === 'hidden',
    value: values[name],
    typing: { onChange: commit, onBlur: leave, onTyping },
    choose: (chosen) => {
      leave()
      commit(chosen)
    },
    words: {
      label: field.label,
      help: field.help,
      required: field.required === true,
      error: shownError(errors[name], touched[name] === true, serverErrors[name]),
    },
  }
}

function commitIn({ definition, values, onCommit }: Section, name: string, typed: unknown): void {
  const checked = checkChange<typeof definition>(definition, { [name]: typed }, values)
  const next: unknown = checked.valid ? new Map<string, unknown>(Object.entries(checked.attributes)).get(name) : typed
  onCommit(name, next, checked.valid ? undefined : checked.errors[name]?.[0])
}

/** While a wrong value is still being typed no message is shown, be it ours or the same one from the section's saving. */
function shownError(
  own: string | undefined,
  isTouched: boolean,
  refused: readonly string[] | undefined,
): string | undefined {
  if (own !== undefined) return isTouched ? own : undefined
  return refused?.[0]
}
