/** Without accents, case, nor what stands between words. */
export const simplified = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Which field each column of a file fills, by its title; null for none. A field is filled once.
 * @param namesOf what files call a field
 */
export function matchColumns<Field extends string>(
  columns: readonly string[],
  fields: readonly Field[],
  namesOf: (field: Field) => readonly string[],
): readonly (Field | null)[] {
  const taken = new Set<Field>()
  return columns.map((column) => {
    const wanted = simplified(column)
    const field = fields.find((name) => !taken.has(name) && namesOf(name).map(simplified).includes(wanted))
    if (field === undefined) return null
    taken.add(field)
    return field
  })
}
