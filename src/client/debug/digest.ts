import { law as rules } from '#domain'
import { isObject } from '#contract/json'

/** JSON with the names of each object in order: the same data always gives the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, entry: unknown) =>
    isObject(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  )
}

/**
 * SHA-256 of the canonical JSON of a value, in hexadecimal.
 * @throws {TypeError} on a page that came neither by HTTPS nor from this machine: browsers keep Web Crypto from it
 */
export async function digestOf(value: unknown): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(value))))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Digest of each parameter of law, by its name (`pinel.pinelRates`): it changes with a value or a date of effect. */
export async function lawDigests(): Promise<Readonly<Record<string, string>>> {
  const digests = rules.knownParameters.map(
    async ({ name, parameter }) =>
      [name, (await digestOf(parameter.values.map(({ from, value }) => ({ from, value })))).slice(0, 16)] as const,
  )
  return Object.fromEntries(await Promise.all(digests))
}

/** French names of the parameters of law that are not, here, what a snapshot says they were: changed, added or removed since. */
export async function changedRules(law: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const ours = await lawDigests()
  const names = [...new Set([...Object.keys(law), ...Object.keys(ours)])].filter((name) => law[name] !== ours[name])
  return names.map((name) => rules.knownParameters.find((known) => known.name === name)?.parameter.label ?? name)
}
