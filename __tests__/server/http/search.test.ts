import { document, list } from '../../support/server/documents'
import { testFirm } from '../../support/server/firm'

const { helene, claire, ines, logIn } = testFirm()

const typesFound = (answer: Parameters<typeof list>[0]) => list(answer).map(({ type }) => type)

/** The lists that the palette asks by free text. */
const lists = ['client-files', 'client-leads', 'programs', 'properties'] as const

describe('what is looked for by free text', () => {
  test('is found by its letters, whatever the accents and the case', async () => {
    expect(typesFound(await claire.call('GET', '/api/v3/client-files?q=MARCHETTI'))).not.toEqual([])
    const towns = list(await claire.call('GET', '/api/v3/locations?q=evry&filter[kind]=municipality'))
    expect(towns.map(({ attributes }) => attributes['name'])).toContain('Évry-Courcouronnes')
  })

  test('is never of another firm', async () => {
    const stranger = await logIn('a.lestivel@vermeil.example')
    const file = list(await helene.call('GET', '/api/v3/client-files?q=marchetti'))[0]
    const [lead] = list(await helene.call('GET', '/api/v3/client-leads?page[size]=1'))
    const name = String(lead?.attributes['lastname'])
    expect(file).toBeDefined()
    const idsOf = async (address: string) => list(await stranger.call('GET', address)).map(({ id }) => id)
    expect(await idsOf('/api/v3/client-files?q=marchetti')).not.toContain(file?.id)
    expect(await idsOf(`/api/v3/client-leads?q=${encodeURIComponent(name)}`)).not.toContain(lead?.id)
  })

  test('is refused to whom the rights do not open it', async () => {
    const scpi = await logIn('cif@ormeval.example')
    for (const path of lists) expect((await scpi.call('GET', `/api/v3/${path}?q=an`)).statusCode).toBe(403)
  })

  test('a colleague’s file is not found by whom reads their own only', async () => {
    const all = list(await helene.call('GET', '/api/v3/client-files?q=an&page[size]=100'))
    const own = list(await claire.call('GET', '/api/v3/client-files?q=an&page[size]=100'))
    const provided = list(await ines.call('GET', '/api/v3/client-files?q=an&page[size]=100'))
    expect(own.length).toBeLessThan(all.length)
    expect(provided.length).toBeLessThan(own.length)
    const other = all.find(({ id }) => !own.some((file) => file.id === id))
    const title = String(other?.attributes['title'])
    const found = await claire.call('GET', `/api/v3/client-files?q=${encodeURIComponent(title)}`)
    expect(list(found).map(({ id }) => id)).not.toContain(other?.id)
    expect(document(await helene.call('GET', `/api/v3/client-files/${other?.id ?? ''}`)).data.id).toBe(other?.id)
  })
})
