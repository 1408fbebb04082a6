const named = (container: HTMLElement, label: string): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>('label, legend')].find(({ textContent }) => textContent.startsWith(label))

/** Puts the focus in the field of this label, or on the first choice of the group of this legend. */
export function focusField(container: HTMLElement, label: string): void {
  const caption = named(container, label)
  const control =
    caption instanceof HTMLLabelElement ? caption.control : caption?.closest('fieldset')?.querySelector('input')
  if (control instanceof HTMLElement) control.focus()
}

/** Brings the field of this label into sight and marks it, until what is returned is called. */
export function showField(container: HTMLElement, label: string): () => void {
  const field = named(container, label)?.closest<HTMLElement>('.field')
  field?.scrollIntoView({ block: 'center' })
  field?.setAttribute('data-shown', '')
  return () => {
    field?.removeAttribute('data-shown')
  }
}
