/** The rules of a year or of a date are data that never change while the program runs: each is read once and kept. */
export function memoize<Key, Rules>(read: (key: Key) => Rules): (key: Key) => Rules {
  const known = new Map<Key, Rules>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const rules = read(key)
    known.set(key, rules)
    return rules
  }
}
