// An object made of some entries of another one has their types, by name; `Object.fromEntries` forgets names. Each cast below says
// what the filter beside it did.

/** What is left of an object without its nulls: what may be null may be absent. */
export type WithoutNulls<Values> = {
  [Name in keyof Values as null extends Values[Name] ? never : Name]: Values[Name]
} & {
  [Name in keyof Values as null extends Values[Name] ? Name : never]?: Exclude<Values[Name], null>
}

export function withoutNulls<Values extends object>(values: Values): WithoutNulls<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as WithoutNulls<Values>
}

/** An object without the entries of these names. */
export function omit<Values extends object, Name extends keyof Values & string>(
  values: Values,
  names: readonly Name[],
): Omit<Values, Name> {
  const omitted: ReadonlySet<string> = new Set(names)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.has(name))) as Omit<Values, Name>
}
