/** What came of an action on several things. */
export interface Outcomes<Item> {
  readonly done: readonly Item[]
  /** Why it was refused to the others: each reason once, in French. */
  readonly refusals: readonly string[]
}

/** Does one thing to each, one after the other. @param act answers why it was refused, in French; undefined when it was done */
export async function actOnEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<string | undefined>,
): Promise<Outcomes<Item>> {
  const done: Item[] = []
  const refusals = new Set<string>()
  for (const item of items) {
    const refusal = await act(item)
    if (refusal === undefined) done.push(item)
    else refusals.add(refusal)
  }
  return { done, refusals: [...refusals] }
}
