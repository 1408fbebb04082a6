/** The rules of a year are data that never change while the program runs: each year is read once and kept. */
export function readOnce<Rules>(read: (year: number) => Rules): (year: number) => Rules {
  const known = new Map<number, Rules>()
  return (year) => {
    const kept = known.get(year)
    if (kept !== undefined) return kept
    const rules = read(year)
    known.set(year, rules)
    return rules
  }
}
