/** Whether two values of JSON say the same; the order of names in an object says nothing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true
  if (!holdsValues(one) || !holdsValues(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  )
}

/** An object or a list, whose items have their place for a name. */
const holdsValues = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
