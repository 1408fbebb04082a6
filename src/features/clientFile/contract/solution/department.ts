/**
 * The department of a municipality, by the postal code that ends its slug (`montpellier-34000` → `34`): three digits
 * overseas, 2A and 2B in Corsica. Undefined when the slug ends with none. A few municipalities have the postal code of the
 * neighbouring department: good enough to estimate, not to decide.
 */
export function departmentOf(slug: string): string | undefined {
  const code = /-(\d{5})$/.exec(slug)?.[1]
  if (code === undefined) return undefined
  if (code.startsWith('97') || code.startsWith('98')) return code.slice(0, 3)
  if (code.startsWith('20')) return Number(code) < 20_200 ? '2A' : '2B'
  return code.slice(0, 2)
}
