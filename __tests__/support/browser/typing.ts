import type { Locator, Page } from 'playwright-core'

/** The part of a page that has this name. */
export const regionOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The text field of a label, whether it is written obligatory or not. */
export function fieldOf(within: Locator, label: string): Locator {
  const written = label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return within.getByRole('textbox', { name: new RegExp(`^${written}( \\(obligatoire\\))?$`) })
}

/** Types in the fields of these labels, and leaves the last one. */
export async function type(within: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(within, label).fill(value)
  await within.page().keyboard.press('Tab')
}

/** Waits until the server has confirmed what was typed in a section. */
export const saved = (region: Locator): Promise<void> => region.getByText(/^Enregistré à \d\d:\d\d$/).waitFor()

/** What the fields of these labels hold, without the spaces that amounts are written with. */
export async function heldBy(within: Locator, labels: readonly string[]): Promise<Record<string, string>> {
  const held: Record<string, string> = {}
  for (const label of labels) held[label] = (await fieldOf(within, label).inputValue()).replace(/\s/g, '')
  return held
}
