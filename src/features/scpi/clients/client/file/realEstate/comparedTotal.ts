import { isSameValue } from '#client/editing/changes'
import { fieldOf, textOf } from './comparedField'
import type { Place } from './pairs'
import type { Here, Line, Mass, Means, Taking, There } from './sides'
import { given, writing } from './taking'
import type { Total } from './totals'

interface Sides {
  readonly here: Here
  readonly there: There
  readonly means: Means
}

/** An amount that somebody said of a mass. */
interface Said {
  readonly mass: Mass
  readonly place: Place
  readonly amount: number
}

const SPOUSE = 'Dit par le conjoint, dans son propre patrimoine'
const DETAILED = 'à détailler dans «\u00a0Patrimoine et budget\u00a0»'

/** What several fields of masses come to, beside the amount of the file. */
export function comparedTotal(total: Total, { here, there, means }: Sides): Line {
  const [type, name] = total.there(there.whose)
  const said = saidIn(total.of === 'own' ? [here.own] : [here.own, here.joint, ...here.others], total.here)
  const sum = said.length === 0 ? null : Math.round(said.reduce((all, { amount }) => all + amount * 100, 0)) / 100
  const held = there.section(type)
  const other = given(held, name)
  return {
    key: [type, name].join(' '),
    group: total.group,
    label: fieldOf({ type, name }).label,
    here: textOf({ type, name }, sum, means),
    there: textOf({ type, name }, other, means),
    isSame: sum !== null && isSameValue(sum, other),
    toHere: other === null ? { why: '' } : takenHere(total, said, other, here, means),
    toThere:
      sum === null || !held
        ? { why: '' }
        : means.lockThere === undefined
          ? writing(there.file, held, name, sum)
          : { why: means.lockThere },
  }
}

const saidIn = (masses: readonly (Mass | undefined)[], places: readonly Place[]): readonly Said[] =>
  masses.flatMap((mass) =>
    mass
      ? places.flatMap((place) => {
          const amount = given(mass.section(place[0]), place[1])
          return typeof amount === 'number' ? [{ mass, place, amount }] : []
        })
      : [],
  )

/** The amount of the file goes into the field that says the same, of the mass that says it already, or of what a couple shares. */
function takenHere(total: Total, said: readonly Said[], value: unknown, here: Here, means: Means): Taking {
  const { takenBy } = total
  if (!takenBy) return { why: `Un total, ${DETAILED}` }
  const mass = massToWrite(total, said, here)
  if (mass === 'spouse') return { why: SPOUSE }
  if (mass === 'several') return { why: `Réparti entre plusieurs réponses, ${DETAILED}` }
  const [type, name] = takenBy
  const held = mass?.section(type)
  if (!mass || !held) return { why: 'Ouvrez d’abord le compte investisseur' }
  const lock = means.lockHere(type, name)
  return lock === undefined ? writing(mass.root, held, name, value) : { why: lock }
}

/** The one mass that says the amount, in the one field that may take it; where nothing is said, what a couple shares. */
function massToWrite(
  { takenBy, of }: Total,
  said: readonly Said[],
  { own, joint }: Here,
): Mass | undefined | 'several' | 'spouse' {
  const [filled, ...others] = said.filter(({ amount }) => amount !== 0)
  if (!filled) return of === 'household' ? (joint ?? own) : own
  if (others.length > 0 || filled.place[1] !== takenBy?.[1]) return 'several'
  return filled.mass === own || filled.mass === joint ? filled.mass : 'spouse'
}
