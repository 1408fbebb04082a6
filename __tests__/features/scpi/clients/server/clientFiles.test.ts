import { entriesOf } from '#contract/json'
import { newInvestor } from '../../../../support/scpi/questionnaire'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

// The real-estate files of an SCPI client: found by e-mail, or by name and day of birth; opened where there is none.

let running: TestApp
let both: Caller
let cif: Caller
beforeAll(async () => {
  running = await openTestApp()
  both = await running.logIn('b.trevoux@ormeval.example')
  cif = await running.logIn('cif@ormeval.example')
})
afterAll(() => running.close())

interface Answered {
  readonly data: readonly { readonly id: string; readonly attributes: Readonly<Record<string, unknown>> }[]
  readonly included?: readonly { readonly type: string; readonly attributes: Readonly<Record<string, unknown>> }[]
}

const parsed = (body: string): Answered => JSON.parse(body) as Answered

async function idOf(lastname: string): Promise<string> {
  const [row] = await running.database.query<{ id: string }>('SELECT id FROM scpi_clients WHERE lastname = $1', [
    lastname,
  ])
  return row?.id ?? ''
}

const filesOf = async (caller: Caller, id: string) => caller.call('GET', `/api/scpi/v1/client/${id}/client-files`)

test('the file of the demo’s client who is in both areas, with the people of the household', async () => {
  const answer = await filesOf(both, await idOf('Kermadec'))
  const { data, included = [] } = parsed(answer.body)
  expect([answer.statusCode, data.map(({ attributes }) => attributes['title'])]).toEqual([
    200,
    ['Kermadec – LMNP Nantes'],
  ])
  expect(included.map(({ type }) => type).toSorted()).toEqual(['companion', 'person', 'user'])
})

test('is for who may read real-estate files', async () => {
  expect((await filesOf(cif, await idOf('Garance'))).statusCode).toBe(403)
})

test('a client of somebody else is not there', async () => {
  expect((await filesOf(both, await idOf('Garance'))).statusCode).toBe(404)
})

describe('a client who has no file', () => {
  const path = async () => `/api/scpi/v1/client/${await idOf('Delvaux')}/client-files`

  test('gets one, with who they are, once', async () => {
    const address = await path()
    expect(parsed((await both.call('GET', address)).body).data).toEqual([])
    const opened = await Promise.all([both.call('POST', address, {}), both.call('POST', address, {})])
    expect(opened.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const { data, included = [] } = parsed((await both.call('GET', address)).body)
    expect(data.map(({ attributes }) => attributes['title'])).toEqual(['Marc Delvaux'])
    const person = included.find(({ type }) => type === 'person')
    expect(entriesOf(person?.attributes)).toMatchObject({
      honorific: 'mr',
      firstname: 'Marc',
      lastname: 'Delvaux',
      email: 'marc.delvaux@courriel.example',
      postal_code: '44000',
    })
    const again = await both.call('POST', address, {})
    expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('déjà un dossier immobilier')])
  })

  test('is found by name alone in the file of the spouse', async () => {
    const { clientId: id } = await newInvestor(both, { conjoint_id: await idOf('Kermadec') })
    const titles = async () => parsed((await filesOf(both, id)).body).data.map(({ attributes }) => attributes['title'])
    expect(await titles()).toEqual([])
    await running.database.query(
      `UPDATE client_file_companion c SET firstname = k.firstname1, lastname = k.lastname
       FROM client_files f, scpi_clients k WHERE f.id = c.client_file_id AND f.title = 'Kermadec – LMNP Nantes' AND k.id = $1`,
      [id],
    )
    expect(await titles()).toEqual(['Kermadec – LMNP Nantes'])
  })

  test('is found by name and day of birth too, as the one who shares a household', async () => {
    const id = await idOf('Pujol')
    await running.database.query("UPDATE scpi_clients SET birthdate = '1980-02-03' WHERE id = $1", [id])
    const companion = `UPDATE client_file_companion c SET firstname = 'SANDRINE', lastname = 'pujol', birthdate = $1
      FROM client_files f WHERE f.id = c.client_file_id AND f.title = 'Aubert – nue-propriété Bordeaux'`
    await running.database.query(companion, ['1980-02-04'])
    expect(parsed((await filesOf(both, id)).body).data).toEqual([])
    await running.database.query(companion, ['1980-02-03'])
    expect(parsed((await filesOf(both, id)).body).data.map(({ attributes }) => attributes['title'])).toEqual([
      'Aubert – nue-propriété Bordeaux',
    ])
  })
})
