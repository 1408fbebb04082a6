/** The address of what is shown, as a view keeps it: without what passes, always in one order. */
export function viewAddress(parameters: URLSearchParams, passing: readonly string[]): string {
  const view = new URLSearchParams(parameters)
  for (const name of passing) view.delete(name)
  view.sort()
  return view.toString()
}
