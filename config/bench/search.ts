import '#app/contract'
import { best, withFirm, type MeasuredFirm } from './http/firm'

export const title =
  'La recherche de la palette\u00a0: 8 000 dossiers, 11 077 lots, et leur rapport à la société de démonstration'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const words = [
  { name: 'deux lettres', text: 'an' },
  { name: 'un nom', text: 'marchetti' },
  { name: 'un programme', text: 'terrasses' },
  { name: 'rien', text: 'zzzzzz' },
] as const

/** What the palette asks at once for each text, with the same number of answers. */
const lists = [
  { name: 'dossiers', query: 'client-files?' },
  { name: 'contacts', query: 'client-leads?' },
  { name: 'programmes', query: 'programs?' },
  { name: 'lots', query: 'properties?include=program&' },
  { name: 'communes', query: 'locations?filter[kind]=municipality&' },
] as const

const requests = lists.flatMap((list) =>
  words.map(({ name, text }) => ({
    name: `${list.name}\u00a0: ${name}`,
    address: `${list.query}q=${text}&page[size]=6`,
  })),
)

export async function measure(): Promise<Measurement[]> {
  const small = await withFirm('demo', timesOf)
  const large = await withFirm('load', timesOf)
  return requests.map(({ name }, index) => {
    const value = large[index] ?? Number.NaN
    return { name, value, unit: 'ms', ratio: value / (small[index] ?? Number.NaN) }
  })
}

async function timesOf({ get }: MeasuredFirm): Promise<number[]> {
  const times: number[] = []
  for (const { address } of requests) times.push(await best(() => get(address)))
  return times
}
