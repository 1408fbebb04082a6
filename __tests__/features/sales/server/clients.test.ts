import { createFile, document, failure, list } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'

const { helene, claire, ines, logIn } = testFirm()
const PATH = '/api/v3/client'

/** Somebody whose name stands nowhere else. */
const somebody = () => ({
  firstname: 'Aurélie',
  lastname: `Kerbriand${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`,
  email: `aurelie.${crypto.randomUUID()}@courriel.example`,
})

async function created(change: object = {}) {
  const { id: client_file } = await createFile(claire)
  const person = somebody()
  const answer = await claire.call('POST', PATH, { ...person, client_file, ...change })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { client_file, person, client: document(answer).data }
}

const lots = async () => list(await claire.call('GET', '/api/v3/properties?page[size]=2')).map(({ id }) => id)

test('somebody is added to a file with a lot, found by name, changed, and removed', async () => {
  const [property, other] = await lots()
  const { client, client_file, person } = await created({ property })
  expect(client.attributes).toMatchObject(person)
  const read = document(await claire.call('GET', `${PATH}/${client.id}?include=client_file,property,created_by`))
  expect(read.included?.map(({ type, id }) => [type, id])).toEqual(
    expect.arrayContaining([
      ['client_file', client_file],
      ['property', property],
    ]),
  )
  const found = await claire.call('GET', `${PATH}?q=${person.lastname}`)
  expect(list(found).map(({ id }) => id)).toEqual([client.id])
  const changed = document(
    await claire.call('PUT', `${PATH}/${client.id}`, { property: other, comment: 'Le soir' }),
  ).data
  expect(changed.attributes).toMatchObject({ ...person, comment: 'Le soir' })
  expect(changed.relationships?.['property']).toEqual({ data: { type: 'property', id: other } })
  const same = document(await claire.call('PUT', `${PATH}/${client.id}`, { property: other })).data
  expect(same.meta?.version).toBe(changed.meta?.version)
  expect((await claire.call('DELETE', `${PATH}/${client.id}`)).statusCode).toBe(204)
  expect((await claire.call('GET', `${PATH}/${client.id}`)).statusCode).toBe(404)
})

test('a name, a file in reach and a lot that is shown are asked for, by field', async () => {
  const { id: ofHelene } = await createFile(helene)
  const { id: ofClaire } = await createFile(claire)
  const errors = async (body: object) => failure(await claire.call('POST', PATH, body)).errors
  expect(await errors({})).toEqual({
    firstname: ['Ce champ est requis'],
    lastname: ['Ce champ est requis'],
    client_file: ['Ce champ est requis'],
  })
  expect(Object.keys((await errors({ ...somebody(), client_file: ofHelene })) ?? {})).toEqual(['client_file'])
  const unknown = { ...somebody(), client_file: ofClaire, property: crypto.randomUUID() }
  expect(Object.keys((await errors(unknown)) ?? {})).toEqual(['property'])
  expect((await created()).client.attributes['email']).toContain('@')
})

test('each reaches those of their files; those who do not see sales, and another firm, reach nobody', async () => {
  const { client } = await created()
  const lestivel = await logIn('a.lestivel@vermeil.example')
  const samir = await logIn('s.benkacem@ormeval.example')
  const statuses = []
  for (const caller of [claire, helene, samir, ines, lestivel])
    statuses.push((await caller.call('GET', `${PATH}/${client.id}`)).statusCode)
  expect(statuses).toEqual([200, 200, 404, 403, 404])
  expect((await samir.call('DELETE', `${PATH}/${client.id}`)).statusCode).toBe(403)
  expect((await lestivel.call('DELETE', `${PATH}/${client.id}`)).statusCode).toBe(404)
})

test('they are found among the persons of the firm, by their file, and are in its export', async () => {
  const { client, client_file, person } = await created()
  const persons = await helene.call('GET', `/api/v3/company/persons?q=${person.lastname}`)
  expect(persons.statusCode).toBe(200)
  expect(persons.body).toContain(client_file)
  const exported = document(await claire.call('GET', `/api/v3/client-files/${client_file}/export`))
  expect(exported.included?.filter(({ type }) => type === 'client').map(({ id }) => id)).toEqual([client.id])
})
