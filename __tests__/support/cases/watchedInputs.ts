/** The inputs of a case, and what of them its reader has not looked at. */
export interface WatchedInputs {
  inputs: Readonly<Record<string, unknown>>
  /** Names of the inputs that were never read, by their path: `declarants.0.salaires`. */
  unread: () => string[]
}

/** Watches which inputs a reader looks at: one that it drops in silence would prove nothing. */
export function watchInputs(inputs: Readonly<Record<string, unknown>>): WatchedInputs {
  const left = new Set<string>()
  const watch = <Held extends object>(held: Held, path: string): Held => {
    for (const [name, value] of Object.entries(held)) if (!isHolder(value)) left.add(`${path}${name}`)
    const children = new Map(
      Object.entries(held).flatMap(([name, value]: [string, unknown]) =>
        isHolder(value) ? [[name, watch(value, `${path}${name}.`)] as const] : [],
      ),
    )
    return new Proxy(held, {
      get(target, name, receiver): unknown {
        left.delete(`${path}${String(name)}`)
        return children.get(String(name)) ?? Reflect.get(target, name, receiver)
      },
    })
  }
  const watched = watch(inputs, '')
  return { inputs: watched, unread: () => [...left] }
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
