import '#app/contract'
import { gzipSync } from 'node:zlib'
import { parseCatalogue } from '#features/catalogue/contract'
import type { DemoSize } from '#server/demo'
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
  const parsing = await best(() => parseCatalogue(JSON.parse(body)))
  return [
    { name: `${name} · création`, value: creation, unit: 'ms' },
    {
      name: `${name} · tout le catalogue, ${parseCatalogue(JSON.parse(body)).properties.length.toLocaleString('fr-FR')} lots`,
      value: await best(() => get('catalogue')),
      unit: 'ms',
    },
    { name: `${name} · sa taille`, value: Buffer.byteLength(body) / 1024, unit: 'Kio' },
    { name: `${name} · sa taille par gzip`, value: gzipSync(body).length / 1024, unit: 'Kio' },
    { name: `${name} · sa lecture par le navigateur`, value: parsing, unit: 'ms' },
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
