/** Puts the focus in the field of this label, or on the first choice of the group of this legend. */
export function focusField(container: HTMLElement, label: string): void {
  const named = [...container.querySelectorAll('label, legend')].find(({ textContent }) =>
    textContent.startsWith(label),
  )
  const control = named instanceof HTMLLabelElement ? named.control : named?.closest('fieldset')?.querySelector('input')
  if (control instanceof HTMLElement) control.focus()
}
