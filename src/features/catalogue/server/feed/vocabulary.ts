import { schemes, type ProjectType } from '#domain'
import { comparable } from './text'
import { choice, type Reader, type ParsedCell } from './values'

/** By what the feed calls each key, in English and in French. */
const wordsOf = <Key extends string | number>(
  words: readonly (readonly [Key, readonly string[]])[],
): ReadonlyMap<string, Key> =>
  new Map(words.flatMap(([key, names]) => names.map((name) => [comparable(name), key] as const)))

const named = <Key extends string | number>(words: readonly (readonly [Key, readonly string[]])[]): Reader<Key> =>
  choice(
    wordsOf(words),
    words.flatMap(([, names]) => names[1] ?? names[0] ?? []),
  )

export const stage = named([
  ['preview', ['preview', 'avant-premiere']],
  ['launch', ['marketing', 'commercialisation', 'lancement']],
  ['works', ['works', 'travaux']],
  ['delivered', ['delivered', 'livre']],
  ['sold_out', ['closed', 'clos', 'complet']],
])

export const kind = named([
  ['apartment', ['apartment', 'appartement']],
  ['house', ['house', 'maison']],
  ['residence_unit', ['studio_services', 'logement de résidence']],
  ['parking', ['parking', 'stationnement', 'garage', 'box']],
  ['cellar', ['cellar', 'cave']],
  ['commercial', ['commercial', 'local commercial', 'commerce']],
])

export const status = named([
  ['available', ['available', 'disponible', 'libre']],
  ['optioned', ['on_hold', 'option', 'optionne', 'sous option']],
  ['booked', ['reserved', 'reserve']],
  ['sold', ['sold', 'vendu', 'acte']],
  ['blocked', ['unavailable', 'bloque', 'blocked', 'indisponible']],
])

export const exposureWord = named([
  ['north', ['n', 'nord']],
  ['north_east', ['ne', 'nord-est']],
  ['east', ['e', 'est']],
  ['south_east', ['se', 'sud-est']],
  ['south', ['s', 'sud']],
  ['south_west', ['so', 'sud-ouest', 'sw']],
  ['west', ['o', 'ouest', 'w']],
  ['north_west', ['no', 'nord-ouest', 'nw']],
])

/** `S traversant` faces south. */
export const exposure: typeof exposureWord = (cell) => exposureWord(cell.replace(/\btraversant\b/i, '').trim())

export const residenceType = named([
  ['none', ['none', 'aucune']],
  ['student', ['students', 'etudiants']],
  ['senior', ['seniors', 'senior']],
  ['business', ['business', 'affaires']],
  ['tourism', ['tourism', 'tourisme']],
  ['care', ['ehpad']],
])

export const energyClass = named([
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map((letter) => [letter, [letter]] as const),
  ['NC', ['NC']],
])

export const zone = named(
  (['Abis', 'A', 'B1', 'B2', 'C'] as const).map((name) => [name, [name, name.replace('bis', ' bis')]]),
)
export const thermalRule = named([
  ['RE2020', ['RE2020']],
  ['RT2012', ['RT2012']],
  ['existing', ['existing', 'existant', 'ancien']],
])
export const commissionBase = named([
  ['ht', ['ht']],
  ['ttc', ['ttc']],
])

const byProjectName = wordsOf<ProjectType>(schemes.all.map(({ id, slugs, label }) => [id, [id, ...slugs, label]]))
export const project = choice(byProjectName, ['le nom d’un dispositif, comme long_term_rental,'])

/** `T2`, `F2`, `2P`, `3 pièces`, `studio`: the number of rooms. */
export const rooms: Reader<number> = (cell): ParsedCell<number> => {
  const word = comparable(cell)
  if (word === 'studio') return { value: 1 }
  const [, before, after] = /^[tf]_?(\d{1,2})(?:_?bis)?$|^(\d{1,2})_?(?:p|pieces?)?$/.exec(word) ?? []
  const found = Number(before ?? after ?? 0)
  return found >= 1 && found <= 30
    ? { value: found }
    : { fault: `«\u00a0${cell.slice(0, 40)}\u00a0» n’est pas une typologie\u00a0: T1, T1bis, T2… ou T6+ est attendu` }
}

/** `RDC` is 0, `RDJ` −1. */
export const floorWords: ReadonlyMap<string, number> = new Map([
  ['rdc', 0],
  ['rdj', -1],
])
