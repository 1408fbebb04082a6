/** The same functions, asked from another thread: each promises its answer. */
export type Asynchronous<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...question: infer Question) => infer Answer
    ? (...question: Question) => Promise<Awaited<Answer>>
    : never
}
