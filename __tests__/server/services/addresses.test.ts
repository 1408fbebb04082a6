import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAddressSearch } from '#server/services'

/** An answer of the Géoplateforme, `GET /geocodage/search` (documentation of cartes.gouv.fr). */
const ANSWER = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [3.8777, 43.6095] },
      properties: {
        label: '12 Rue de la Loge 34000 Montpellier',
        name: '12 Rue de la Loge',
        postcode: '34000',
        city: 'Montpellier',
        citycode: '34172',
        type: 'housenumber',
      },
    },
    {
      type: 'Feature',
      properties: {
        label: 'Montpellier',
        name: 'Montpellier',
        postcode: '34000',
        city: 'Montpellier',
        citycode: '34172',
        type: 'municipality',
      },
    },
    { type: 'Feature', properties: { postcode: '34000' } },
  ],
}

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A service of addresses that answers as it is told. */
async function serviceThat(answers: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answers(request, response)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

describe('the completion of addresses', () => {
  test('comes from the Géoplateforme, with our own municipality', async () => {
    const { url, asked } = await serviceThat((_request, response) => {
      response.end(JSON.stringify(ANSWER))
    })
    const answer = await openAddressSearch(url)('12 rue de la loge', 'housenumber,street')
    expect(answer).toEqual({
      source: 'geoplateforme',
      found: [
        {
          label: '12 Rue de la Loge 34000 Montpellier',
          address: '12 Rue de la Loge',
          postal_code: '34000',
          municipality: 'montpellier-34000',
          insee_code: '34172',
          latitude: 43.6095,
          longitude: 3.8777,
        },
        {
          label: 'Montpellier',
          address: null,
          postal_code: '34000',
          municipality: 'montpellier-34000',
          insee_code: '34172',
          latitude: null,
          longitude: null,
        },
      ],
    })
    const [request = ''] = asked
    expect(Object.fromEntries(new URL(request, url).searchParams)).toMatchObject({
      q: '12 rue de la loge',
      index: 'address',
      autocomplete: '1',
      type: 'housenumber,street',
    })
  })

  test.each([
    ['12 rue de la Loge 34000', 'montpellier-34000'],
    ['4 place Bellecour, Lyon', 'lyon-69001'],
    ['7 rue Nationale Aix-en-Provence', 'aix-en-provence-13080'],
  ])('without the service, the end of %s names a municipality', async (input, slug) => {
    const answer = await openAddressSearch('http://127.0.0.1:1')(input, 'street')
    expect(answer.source).toBe('embedded')
    expect(answer.found[0]).toMatchObject({ address: null, municipality: slug })
  })

  test('a service that fails is left in peace for a while', async () => {
    const { url, asked } = await serviceThat((_request, response) => {
      response.writeHead(503).end()
    })
    const search = openAddressSearch(url)
    expect((await search('Montpellier', 'municipality')).source).toBe('embedded')
    expect((await search('Montpellier', 'municipality')).found[0]).toMatchObject({ postal_code: '34000' })
    expect(asked).toHaveLength(1)
  })

  test('an answer that is no list of addresses counts for none', async () => {
    const { url } = await serviceThat((_request, response) => {
      response.end('<html>')
    })
    expect((await openAddressSearch(url)('Montpellier', 'municipality')).source).toBe('embedded')
  })
})
