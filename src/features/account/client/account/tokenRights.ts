import { resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'

type Token = ResourceOf<'token'>

const RIGHTS = resources.token.fields.scope.choices ?? []

/** `Lire` of `read`; a right that has no word is said as it is. */
const rightLabel = (right: string): string => RIGHTS.find(({ value }) => value === right)?.label ?? right

/**
 * What a token lets do, a line a right: `Lire et modifier`, or once it is narrowed `Lire\u00a0: Dossier, Contacts`. A narrowed token does what its
 * scopes say, which may be less than its own right.
 * @param labels of resources, by type
 */
export function tokenRights(
  { scope, scopes }: Pick<Token['attributes'], 'scope' | 'scopes'>,
  labels: ReadonlyMap<string, string>,
): readonly string[] {
  if (!scopes || scopes.length === 0) return [scope ? rightLabel(scope) : '—']
  const narrowed = scopes.map((one) => one.split(':'))
  const written = new Set(narrowed.flatMap(([type = '', right]) => (right === 'write' ? type : [])))
  const lineOf = (right: string) => {
    // Who may modify may read.
    const types = narrowed.flatMap(([type = '', its]) =>
      its === right && (right === 'write' || !written.has(type)) ? type : [],
    )
    const words = [...new Set(types)].map((type) => labels.get(type) ?? type)
    return words.length === 0 ? [] : [`${rightLabel(right)}\u00a0: ${words.join(', ')}`]
  }
  return ['read', 'write'].flatMap(lineOf)
}
