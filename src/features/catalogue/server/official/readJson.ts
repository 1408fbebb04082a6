import { isIsoDate } from '#contract'
import { entriesOf, isNumber, isText, isTexts } from '#contract/json'
import type { ListedMunicipality } from '#server/services/official'
import { FileRefused, textOf, type Source } from '../imports/source'
import type { ReadFile, ReadList } from './kinds'

/** @throws FileRefused */
async function jsonOf(source: Source): Promise<unknown> {
  const pieces: string[] = []
  for await (const piece of textOf(source)) pieces.push(piece)
  try {
    return JSON.parse(pieces.join(''))
  } catch {
    throw new FileRefused(source.name, 'ce n’est pas un fichier JSON.')
  }
}

/** The items of a list, each of which has its number for a line. @throws FileRefused */
function itemsIn(source: Source, value: unknown): readonly unknown[] {
  if (Array.isArray(value) && value.length > 0) return value
  throw new FileRefused(source.name, 'il n’a pas la liste qui est attendue.')
}

const textIn = (one: unknown, other: unknown): string => (isText(one) ? one : isText(other) ? other : '')

/** Municipalities, as `@etalab/decoupage-administratif` and geo.api.gouv.fr write them; their districts stay as they are known. */
export async function readMunicipalities(source: Source): Promise<ReadFile> {
  const values: Record<string, ListedMunicipality> = {}
  const refused = itemsIn(source, await jsonOf(source)).flatMap((item, index) => {
    const { code, nom, type, codesPostaux, departement, codeDepartement, region, codeRegion, population } =
      entriesOf(item)
    if (isText(type) && type !== 'commune-actuelle') return []
    const department = textIn(departement, codeDepartement)
    if (!isText(code) || !isText(nom) || !isTexts(codesPostaux) || department === '') return [index + 1]
    if (codesPostaux.length === 0) return []
    values[code] = {
      name: nom,
      postal_codes: codesPostaux,
      department,
      region: textIn(region, codeRegion),
      population: isNumber(population) ? population : 0,
    }
    return []
  })
  return { lists: [{ as_of: null, values }], refused }
}

const CLASSES = ['fixed_under_10y', 'fixed_10_to_20y', 'fixed_20y_plus', 'variable', 'bridge'] as const

/** Usury thresholds by quarter: `{ quarters: [{ from, rates: { fixed_under_10y: { threshold } } }] }`, in percent. */
export async function readRates(source: Source): Promise<ReadFile> {
  const quarters = itemsIn(source, entriesOf(await jsonOf(source))['quarters']).map(quarterIn)
  return {
    lists: quarters.filter((quarter) => quarter !== undefined),
    refused: quarters.flatMap((quarter, index) => (quarter ? [] : [index + 1])),
  }
}

function quarterIn(item: unknown): ReadList | undefined {
  const { from, rates } = entriesOf(item)
  const values = CLASSES.flatMap((name) => {
    const { threshold } = entriesOf(entriesOf(rates)[name])
    return isNumber(threshold) && threshold > 0 && threshold < 50
      ? [[name, Math.round(threshold * 100) / 10_000] as const]
      : []
  })
  if (!isText(from) || !isIsoDate(from) || values.length < CLASSES.length) return undefined
  return { as_of: from, values: Object.fromEntries(values) }
}
