import { document, failure, list } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'

const PATH = '/api/v3/company/contacts'
const { helene, claire, query } = testFirm()

const nothing = {
  ...{ is_adv_contact: false, is_option_contact: false, is_report_contact: false, is_booking_contact: false },
}
const add = (email: string, more: object = {}) => helene.call('POST', PATH, { email, ...nothing, ...more })
const warnings = (answer: { readonly body: string }): readonly string[] => {
  const { meta } = JSON.parse(answer.body) as { readonly meta?: { readonly warnings?: readonly string[] } }
  return meta?.warnings ?? []
}

beforeEach(() => query('DELETE FROM company_contacts'))

describe('the contacts of a firm', () => {
  test('are added, read, changed and deleted; what nobody is told any more is said each time', async () => {
    const added = await add('adv@ormeval.example', { is_adv_contact: true, is_option_contact: true })
    expect(added.statusCode).toBe(201)
    expect(warnings(added)).toEqual([
      'Personne ne reçoit\u00a0: Contact dénonciations.',
      'Personne ne reçoit\u00a0: Contact réservations.',
    ])
    const { id } = document(added).data
    const changed = await helene.call('PUT', `${PATH}/${id}`, { is_option_contact: false, is_report_contact: true })
    expect(document(changed).data.attributes).toMatchObject({ is_option_contact: false, is_report_contact: true })
    expect(warnings(changed)).toContain('Personne ne reçoit\u00a0: Contact options.')
    const removed = await helene.call('DELETE', `${PATH}/${id}`)
    expect([removed.statusCode, warnings(removed).length]).toEqual([200, 4])
    expect(list(await helene.call('GET', PATH))).toEqual([])
  })

  test('have an address of their own, whatever its case; two at once are one', async () => {
    const answers = await Promise.all([add('options@ormeval.example'), add('Options@ormeval.example')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const other = document(await add('autre@ormeval.example')).data.id
    const taken = await helene.call('PUT', `${PATH}/${other}`, { email: 'OPTIONS@ormeval.example' })
    expect([taken.statusCode, Object.keys(failure(taken).errors ?? {})]).toEqual([422, ['email']])
    expect((await helene.call('PUT', `${PATH}/${other}`, { email: 'Autre@ormeval.example' })).statusCode).toBe(200)
  })

  test('say each thing that they receive', async () => {
    const answer = await helene.call('POST', PATH, { email: 'adv@ormeval.example' })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {}).sort()]).toEqual([
      422,
      ['is_adv_contact', 'is_booking_contact', 'is_option_contact', 'is_report_contact'],
    ])
  })

  test('are changed by those who look after the firm; whoever looks after sales is told to every adviser', async () => {
    await add('adv@ormeval.example', { is_adv_contact: true })
    await add('options@ormeval.example', { is_option_contact: true })
    expect((await claire.call('GET', PATH)).statusCode).toBe(403)
    expect((await claire.call('POST', PATH, { email: 'a@b.example', ...nothing })).statusCode).toBe(403)
    const told = list(await claire.call('GET', `${PATH}/adv-contacts`))
    expect(told.map(({ attributes }) => attributes['email'])).toEqual(['adv@ormeval.example'])
  })
})
