// `Object.fromEntries` loses the types of the entries that it is given. Each cast below restores them: the filter beside it
// keeps or removes whole entries and changes no value.

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
