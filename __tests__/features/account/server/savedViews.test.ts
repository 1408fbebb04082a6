import { document, failure, list } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'

const { helene, claire, ines } = testFirm()

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

test('a hundred views at most, of a list that exists, with a name', async () => {
  const refused = await helene.call('POST', PATH, { list: 'notaries' })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(failure(refused).errors ?? {}).toSorted()).toEqual(['list', 'name'])
  for (let number = 1; number <= 100; number++)
    expect((await helene.call('POST', PATH, { ...view, name: `Vue ${number}` })).statusCode).toBe(201)
  expect((await helene.call('POST', PATH, view)).statusCode).toBe(422)
  expect((await helene.call('POST', PATH, { ...view, name: 'Vue 7', query: 'tri=title' })).statusCode).toBe(200)
})
