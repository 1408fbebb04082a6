import { document, failure, list } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'

const { helene, claire, ines, logIn } = testFirm()

const PATH = '/api/v3/me/saved-views'
const view = { name: 'Prêts à appeler', list: 'client_files', query: 'etat=ready&colonnes=status%2Corigin' }

test('a view is its person’s alone: colleagues neither see nor change it', async () => {
  const answer = await claire.call('POST', PATH, view)
  expect(answer.statusCode).toBe(201)
  const { id, attributes } = document(answer).data
  expect(attributes).toMatchObject(view)
  const seen = await claire.call('GET', `${PATH}?filter[list]=client_files`)
  expect(list(seen).map((each) => each.id)).toEqual([id])
  expect(list(await claire.call('GET', `${PATH}?filter[list]=lots`))).toEqual([])
  expect(list(await helene.call('GET', PATH)).filter((each) => each.id === id)).toEqual([])
  expect((await helene.call('PUT', `${PATH}/${id}`, { name: 'Autre' })).statusCode).toBe(404)
  expect((await helene.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(404)
  expect((await claire.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(204)
  expect(list(await claire.call('GET', PATH))).toEqual([])
})

test('saved again under its name, a view of a list changes; that of another list stays', async () => {
  const { id } = document(await ines.call('POST', PATH, view)).data
  expect((await ines.call('POST', PATH, { ...view, list: 'lots' })).statusCode).toBe(201)
  const again = await ines.call('POST', PATH, { name: view.name, list: view.list })
  expect(again.statusCode).toBe(200)
  expect(document(again).data).toMatchObject({ id, attributes: { query: null } })
  const [other] = list(await ines.call('GET', `${PATH}?filter[list]=lots`))
  expect(other?.attributes['query']).toBe(view.query)
})

test('who has the SCPI area alone has views of its clients, and nobody else sees them', async () => {
  const scpi = { name: 'À compléter', list: 'scpi_clients', query: 'incomplets=1' }
  const cif = await logIn('cif@ormeval.example')
  const answer = await cif.call('POST', PATH, scpi)
  expect([answer.statusCode, document(answer).data.attributes]).toMatchObject([201, scpi])
  const { id } = document(answer).data
  expect(list(await cif.call('GET', `${PATH}?filter[list]=scpi_clients`)).map((each) => each.id)).toEqual([id])
  const admin = await logIn('admin-scpi@ormeval.example')
  expect(list(await admin.call('GET', `${PATH}?filter[list]=scpi_clients`))).toEqual([])
  expect((await cif.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(204)
})

test('a hundred views at most, of a list that exists, with a name', async () => {
  const refused = await helene.call('POST', PATH, { list: 'notaries' })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(failure(refused).errors ?? {}).toSorted()).toEqual(['list', 'name'])
  for (let number = 1; number <= 100; number++)
    expect((await helene.call('POST', PATH, { ...view, name: `Vue ${number}` })).statusCode).toBe(201)
  expect((await helene.call('POST', PATH, view)).statusCode).toBe(422)
  expect((await helene.call('POST', PATH, { ...view, name: 'Vue 7', query: 'tri=title' })).statusCode).toBe(200)
})
