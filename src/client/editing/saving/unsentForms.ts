/** A form on the page, and whether something typed in it is not sent. */
export interface UnsentForm {
  readonly current: boolean
}

/** Those on the page, kept outside React since there is one page. */
let forms: readonly UnsentForm[] = []
const listeners = new Set<() => void>()

function change(next: readonly UnsentForm[]): void {
  forms = next
  for (const listener of listeners) listener()
}

/** Adds a form until the returned function is called. */
export function addForm(form: UnsentForm): () => void {
  change([...forms, form])
  return () => {
    change(forms.filter((other) => other !== form))
  }
}

export function onForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The one that asks for all of them. */
export const firstForm = (): UnsentForm | undefined => forms[0]

/** Whether leaving the page would lose something. */
export const isAnyUnsent = (): boolean => forms.some(({ current }) => current)
