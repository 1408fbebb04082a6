import '#app/contract'
import { best, withFirm, type MeasuredFirm } from './http/firm'

export const title = 'Le tableau de bord : 8 000 dossiers (moins de 100 ms par demande), et son rapport à 40'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

const SOON = '2099-01-01T00:00:00Z'
const PAGE = 'page[size]=8'

/** What the dashboard asks for. */
const requests: readonly { readonly name: string; readonly address: string }[] = [
  { name: 'activité, ventes par étape, équipe', address: 'dashboard' },
  {
    name: 'contacts à rappeler',
    address: `client-leads?filter[status]=new,assigned&sort=first_contact_due_at&${PAGE}`,
  },
  { name: 'dossiers à compléter', address: `client-files?filter[status]=draft&sort=-updated_at&${PAGE}` },
  { name: 'options, par échéance', address: `option?filter[deadline_by]=${SOON}&sort=deadline&${PAGE}` },
  { name: 'réservations, par échéance', address: `bookings?filter[deadline_by]=${SOON}&sort=deadline&${PAGE}` },
  { name: 'dénonciations, par échéance', address: `report?filter[deadline_by]=${SOON}&sort=deadline&${PAGE}` },
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

async function timesOf({ get }: MeasuredFirm): Promise<number[]> {
  const times: number[] = []
  for (const { address } of requests) times.push(await best(() => get(address)))
  return times
}
