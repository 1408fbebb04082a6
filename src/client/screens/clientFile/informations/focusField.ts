/** Puts the focus in the field of this label. */
export function focusField(container: HTMLElement, label: string): void {
  const named = [...container.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))
  if (named?.control instanceof HTMLElement) named.control.focus()
}
