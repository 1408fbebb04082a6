import { useCallback, useLayoutEffect, useRef } from 'react'
import { checkChange, type Field } from '#contract'
import { useFormSection, type Section } from './SectionContext'

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
  const { definition, readOnly, values, errors, touched, serverErrors } = section
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

  return {
    field,
    readOnly,
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
