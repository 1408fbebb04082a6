/** A calculation that keeps a processor busy for longer than the other requests may wait. What goes in and out is plain data, which is copied. */
export interface HeavyWork<Input, Output> {
  readonly name: string
  work(input: Input): Output | Promise<Output>
}

/** What a thread is asked. */
export interface HeavyWorkCall {
  readonly name: string
  readonly input: unknown
}

/** What a thread of the pool does, of which its module exports the result as default. @throws Error for a name that is not listed */
export const answering =
  (works: readonly HeavyWork<unknown, unknown>[]) =>
  ({ name, input }: HeavyWorkCall): unknown => {
    const found = works.find((work) => work.name === name)
    if (!found) throw new Error(`No thread does the work named ${name}`)
    return found.work(input)
  }
