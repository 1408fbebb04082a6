/** What came of an action on several things. */
export interface Outcomes<Item> {
  readonly done: readonly Item[]
  /** Those to which it was refused, by the reason, in French. */
  readonly refused: ReadonlyMap<string, readonly Item[]>
  /** Those that it had not come to when it was stopped. */
  readonly left: readonly Item[]
}

interface Following {
  /** Told each time that one more is through. */
  readonly onThrough?: (count: number) => void
  readonly signal?: AbortSignal
}

/** Does one thing to each, one after the other. @param act answers why it was refused, in French; undefined when it was done */
export async function actOnEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<string | undefined>,
  { onThrough, signal }: Following = {},
): Promise<Outcomes<Item>> {
  const done: Item[] = []
  const refused = new Map<string, Item[]>()
  let through = 0
  for (const item of items) {
    if (signal?.aborted === true) break
    const refusal = await act(item)
    if (refusal === undefined) done.push(item)
    else refused.set(refusal, [...(refused.get(refusal) ?? []), item])
    through += 1
    onThrough?.(through)
  }
  return { done, refused, left: items.slice(through) }
}
