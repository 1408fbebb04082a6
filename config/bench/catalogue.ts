import '#app/contract'
import { gzipSync } from 'node:zlib'
import type { DemoSize } from '#server/demo'
import { catalogueReader } from './http/catalogueInStore'
import { best, withFirm, type MeasuredFirm } from './http/firm'

export const title = 'La société de démonstration et une grande société (60 comptes, 8 000 dossiers, 12 000 lots)'

interface Measurement {
  name: string
  value: number
  unit: string
}

export async function measure(): Promise<Measurement[]> {
  return [...(await measureSize('démonstration', 'demo')), ...(await measureSize('grande société', 'load'))]
}

const measureSize = (name: string, size: DemoSize): Promise<Measurement[]> =>
  withFirm(size, (firm) => measureRequests(name, firm))

async function measureRequests(name: string, { creation, get }: MeasuredFirm): Promise<Measurement[]> {
  const { body } = await get('catalogue')
  const lots = await catalogueReader(body)()
  const reading = await best(() => catalogueReader(body)())
  const read = catalogueReader(body)
  const again = await best(read)
  return [
    { name: `${name} · création`, value: creation, unit: 'ms' },
    {
      name: `${name} · tout le catalogue, ${lots.toLocaleString('fr-FR')} lots`,
      value: await best(() => get('catalogue')),
      unit: 'ms',
    },
    { name: `${name} · sa taille`, value: Buffer.byteLength(body) / 1024, unit: 'Kio' },
    { name: `${name} · sa taille par gzip`, value: gzipSync(body).length / 1024, unit: 'Kio' },
    { name: `${name} · sa lecture par le navigateur, jusqu’aux lots à classer`, value: reading, unit: 'ms' },
    { name: `${name} · sa relecture, sans rien de nouveau`, value: again, unit: 'ms' },
    {
      name: `${name} · 200 lots filtrés et triés, avec leurs programmes`,
      value: await best(() =>
        get('properties?filter[project]=lmnp_amortissement,malraux&sort=-net_yield&page[size]=200&include=program'),
      ),
      unit: 'ms',
    },
    { name: `${name} · 30 programmes`, value: await best(() => get('programs')), unit: 'ms' },
    {
      name: `${name} · 30 dossiers, recherche d’un nom`,
      value: await best(() => get('client-files?q=delmas')),
      unit: 'ms',
    },
  ]
}
