/** Resources that are listed, read, created, updated and deleted under one path. */
export interface Collection<Type extends string = string> {
  readonly type: Type
  /** Of a collection at the root, its whole path: `/v3/client-leads`; of one under another, what follows its id: `exchanges`. */
  readonly path: string
  /** The resource that each item belongs to, and the relationship of that resource that holds them. */
  readonly parent?: { readonly type: Type; readonly relationship: string }
}
