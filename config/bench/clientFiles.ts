import '#app/contract'
import { best, withFirm, type MeasuredFirm } from './http/firm'

export const title = 'La liste des dossiers : 8 000 dossiers, et leur rapport à 40'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const EVERYTHING = 'include=person,companion,simulation,income,tax,charge,currentLoans,objectiveLocations,adviser'
const ACTIVE = 'filter[status]=draft,ready,simulated,presented,in_sale'

/**
 * What the screen asks for, with as many rows in the answer for 40 files as for 8,000: a whole page, or one row, for what finds
 * few. `small` is the same of 40 files, where it cannot be the same words.
 */
const requests: readonly { readonly name: string; readonly query: string; readonly small?: string }[] = [
  { name: 'première page, dossiers actifs', query: 'sort=-updated_at&page[size]=20' },
  {
    name: 'page 60, au lieu de 2',
    query: 'sort=-updated_at&page[size]=10&page[number]=60',
    small: 'sort=-updated_at&page[size]=10&page[number]=2',
  },
  { name: 'tri par nom', query: 'sort=title&page[size]=20' },
  { name: 'tri par complétude', query: 'sort=-completeness&page[size]=20' },
  { name: 'recherche de deux lettres', query: 'q=an&page[size]=10' },
  { name: 'recherche d’un nom', query: 'q=kaya&page[size]=1' },
  { name: 'dispositif', query: 'filter[project]=lmnp_amortissement,pinel&page[size]=1' },
  { name: 'secteur (un département)', query: 'filter[location]=herault-34&page[size]=1' },
  { name: 'origine', query: 'filter[origin]=website,recommendation&page[size]=1' },
  { name: 'complétude', query: 'filter[min_completeness]=80&page[size]=1' },
  { name: 'modifié depuis', query: 'filter[updated_from]=2020-01-01&page[size]=1' },
]

const addressOf = (query: string): string => `client-files?${EVERYTHING}&${ACTIVE}&${query}`

export async function measure(): Promise<Measurement[]> {
  const small = await withFirm('demo', (firm) => timesOf(firm, ({ query, small: sameOfFew = query }) => sameOfFew))
  const large = await withFirm('load', (firm) => timesOf(firm, ({ query }) => query))
  return requests.map(({ name }, index) => ({
    name,
    value: large[index] ?? Number.NaN,
    unit: 'ms',
    ratio: (large[index] ?? Number.NaN) / (small[index] ?? Number.NaN),
  }))
}

async function timesOf(
  { get }: MeasuredFirm,
  queryOf: (request: (typeof requests)[number]) => string,
): Promise<number[]> {
  const times: number[] = []
  for (const request of requests) times.push(await best(() => get(addressOf(queryOf(request)))))
  return times
}
