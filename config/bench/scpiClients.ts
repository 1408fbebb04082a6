import '#app/contract'
import { best, withFirm, type MeasuredFirm } from './http/firm'

export const title = 'Clients SCPI : liste de 3 000 (moins de 100 ms par demande), et son rapport à 12'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio: number
}

const ADMINISTRATOR = 'admin-scpi@ormeval.example'

/** What the list of clients asks for. */
const requests: readonly { readonly name: string; readonly address: string }[] = [
  { name: 'première page', address: 'client?include=adviser' },
  { name: 'par nom', address: 'client?sort=lastname&include=adviser' },
  { name: 'recherche de deux mots', address: 'client?q=ma%20sete' },
  { name: 'incomplets, sans recueil signé', address: 'client?filter[incomplete]=1&filter[kyc]=none' },
  { name: 'dernière page', address: 'client?page[number]=99' },
  {
    name: 'les moins complets (tableau de bord)',
    address:
      'client?filter[incomplete]=1&sort=completeness,-updated_at&fields[scpi_client]=firstname1,lastname,completeness&page[size]=5',
  },
  { name: 'chiffres du tableau de bord', address: 'client/figures' },
]

export async function measure(): Promise<Measurement[]> {
  const small = await withFirm('demo', timesOf)
  const large = await withFirm('load', timesOf)
  return requests.map(({ name }, index) => ({
    name,
    value: large[index] ?? Number.NaN,
    unit: 'ms',
    ratio: (large[index] ?? Number.NaN) / (small[index] ?? Number.NaN),
  }))
}

async function timesOf({ get, logIn }: MeasuredFirm): Promise<number[]> {
  const headers = await logIn(ADMINISTRATOR)
  const times: number[] = []
  for (const { address } of requests) times.push(await best(() => get(`../scpi/v1/${address}`, headers)))
  return times
}
