import type { Ref } from '#contract/jsonapi'
import { comparedField, type FieldOf } from './comparedField'
import { comparedChildren, comparedLoans } from './comparedLists'
import { comparedTotal } from './comparedTotal'
import { pairs, type Pair, type Place } from './pairs'
import type { Here, Line, Means, There } from './sides'
import { totals } from './totals'

interface Sides {
  readonly here: Here
  readonly there: There
  readonly means: Means
}

/** All that both areas ask of a client, answer by answer; what neither side says is left out. */
export const compared = (sides: Sides): readonly Line[] =>
  [
    ...pairs.flatMap((pair) => comparedPair(pair, sides)),
    ...totals.map((total) => comparedTotal(total, sides)),
    ...comparedChildren(sides),
    ...comparedLoans(sides),
  ].filter((line) => line.here !== null || line.there !== null)

function comparedPair(pair: Pair, sides: Sides): readonly Line[] {
  const { here, there, means } = sides
  const { isAsked, blockedHere, isOfHousehold, here: placeHere, there: placeThere, ...words } = pair
  if (isAsked?.(here, there) === false) return []
  const [type, name] = placeThere(there.whose)
  const line = comparedField({
    ...words,
    here: fieldHere(here, placeHere),
    there: { root: there.file, held: there.section(type), type, name },
    blockedHere: blockedHere?.(here),
    means,
  })
  return [isOfHousehold && there.section('companion') ? { ...line, isDoubtful: true } : line]
}

/** Whom a field of the SCPI area belongs to: the client, the account, or the client’s own mass. */
function fieldHere({ client, account, section, own }: Here, [type, name]: Place): FieldOf {
  if (type === 'scpi_client') return { root: client.ref, held: client, type, name }
  if (type === 'pp_charge') return { root: own?.root, held: own?.section(type), type, name }
  const root: Ref | undefined = type === 'family_situation' ? client.ref : account
  return { root, held: section(type), type, name }
}
