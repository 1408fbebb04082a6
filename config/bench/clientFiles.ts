import { demoSizes } from '#server/demo'
import { best, withFirm, type MeasuredFirm } from './http/firm'

export const title = 'La liste des dossiers : 8 000 dossiers, et leur rapport à 40'

interface Measurement { name: string; value: number; unit: string; ratio?: number }

const EVERYTHING = 'include=person,companion,simulation,income,tax,charge,currentLoans,objectiveLocations,adviser&page[size]=20'
const ACTIVE = 'filter[status]=draft,ready,simulated,presented,in_sale'

/** What the screen asks for. */
const requests: readonly (readonly [string, string])[] = [
  ['première page, dossiers actifs', `${ACTIVE}&sort=-updated_at`],
  ['recherche d’un nom', `${ACTIVE}&q=delmas`],
  ['tri par nom', `${ACTIVE}&sort=title`],
  ['page 30', `${ACTIVE}&sort=-updated_at&page[number]=30`],
  ['secteur et complétude', `${ACTIVE}&filter[location]=herault-34&filter[min_completeness]=80`],
  ['200 lignes', `${ACTIVE}&page[size]=200`],
]

const addressOf = (query: string): string => `client-files?${query.includes('page[size]') ? EVERYTHING.replace('&page[size]=20', '') : EVERYTHING}&${query}`

export async function measure(): Promise<Measurement[]> {
  const small = await withFirm(demoSizes.demo, timesOf)
  const large = await withFirm(demoSizes.load, timesOf)
  return requests.map(([name], index) => ({ name, value: large[index] ?? Number.NaN, unit: 'ms', ratio: (large[index] ?? Number.NaN) / (small[index] ?? Number.NaN) }))
}

async function timesOf({ get }: MeasuredFirm): Promise<number[]> {
  const times: number[] = []
  for (const [, query] of requests) times.push(await best(() => get(addressOf(query))))
  return times
}
