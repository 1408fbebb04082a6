import { createFile, list } from '../../../support/server/documents'
import { mailNotifications } from '../../../../src/features/notifications/server/jobs/mail'
import { TEST_INSTANT, type Caller } from '../../../support/server/testApp'
import { optionDesk } from '../../sales/server/optionDesk'

const { app, claire, helene, lot, taken, act } = optionDesk()
type Asker = Pick<Caller, 'call'>

const PATH = '/api/v3/notifications'
const CHOICES = '/api/v3/me/notification-choices'

/** What one is told about this address, the latest first. */
async function toldOf(caller: Asker, id: string) {
  const told = list(await caller.call('GET', PATH))
  return told.filter(({ attributes }) => String(attributes['address']).includes(id))
}

const choose = (caller: Asker, kind: string, choice: object) => caller.call('PUT', CHOICES, { kind, ...choice })

describe('what one is told of', () => {
  test('a colleague who acts on my sale: who, what, where; oneself is not told, and it is read once', async () => {
    const { data } = await taken(await lot())
    expect(await toldOf(claire, data.id)).toEqual([])
    await act(helene, data.id, 'extend')
    const [told] = await toldOf(claire, data.id)
    expect(told?.attributes).toMatchObject({
      ...{ kind: 'sale_moved', action: 'Prolonger', is_read: false, at: TEST_INSTANT.toISOString() },
      ...{ actor: expect.stringContaining('Vautrin') as string, title: expect.stringMatching(/^Option · /) as string },
      address: `/mes-ventes?option=${data.id}`,
    })
    expect(await toldOf(helene, data.id)).toEqual([])
    const read = await claire.call('PUT', `${PATH}/${told?.id ?? ''}`, { is_read: true })
    expect(read.statusCode).toBe(200)
    expect((await toldOf(claire, data.id))[0]?.attributes['is_read']).toBe(true)
  })

  test('what is not read yet is told once, under its latest action; all of it is read at once', async () => {
    const { data } = await taken(await lot())
    await act(helene, data.id, 'extend')
    await act(helene, data.id, 'release')
    const told = await toldOf(claire, data.id)
    expect(told.map(({ attributes }) => attributes['action'])).toEqual(['Lever l’option'])
    expect((await claire.call('PUT', PATH, {})).statusCode).toBe(204)
    expect(list(await claire.call('GET', PATH)).every(({ attributes }) => attributes['is_read'])).toBe(true)
  })

  test('a colleague who changes a file of mine; what I change myself is not told', async () => {
    const { id } = await createFile(claire)
    await claire.call('PUT', `/api/v3/client-files/${id}/heritage`, { liquidity: 100 })
    expect(await toldOf(claire, id)).toEqual([])
    await helene.call('PUT', `/api/v3/client-files/${id}/heritage`, { liquidity: 200 })
    expect((await toldOf(claire, id)).map(({ attributes }) => attributes['kind'])).toEqual(['file_changed'])
  })

  test('a lead that is given to me', async () => {
    const [user] = await app().database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      'c.aubrac@ormeval.example',
    ])
    const created = await helene.call('POST', '/api/v3/client-leads', {
      ...{ honorific: 'mr', firstname: 'Basile', lastname: 'Montreuil', email: 'b.montreuil@courriel.example' },
      ...{ phone: '06 39 98 12 34', municipality: 'rennes-35000', postal_code: '35000', marital_status: 'pacs' },
      ...{
        project_type: 'long_term_rental',
        project_description: 'Un studio.',
        net_monthly_income: 3_900,
        annual_tax: 3_100,
      },
      ...{
        matrimonial_property_regime: 'property_separation',
        alimony: 120,
        fiscal_part: 2,
        monthly_rent: 780,
        monthly_loan_payment: 210,
      },
      adviser_id: user?.id,
    })
    expect([created.statusCode, created.body]).toEqual([201, expect.anything()])
    const { id } = created.json<{ data: { id: string } }>().data
    expect((await toldOf(claire, id)).map(({ attributes }) => attributes)).toMatchObject([
      { kind: 'lead_received', title: 'Basile Montreuil' },
    ])
  })

  test('what one may see no more is told no more', async () => {
    const { data } = await taken(await lot())
    await act(helene, data.id, 'extend')
    expect(await toldOf(claire, data.id)).toHaveLength(1)
    await app().database.query(
      'DELETE FROM client_files WHERE id = (SELECT client_file_id FROM options WHERE id = $1)',
      [data.id],
    )
    expect(await toldOf(claire, data.id)).toEqual([])
  })
})

describe('what one wants to be told of', () => {
  afterEach(() => app().database.query('DELETE FROM notification_choices'))

  test('is chosen by kind; what is not wanted is not told', async () => {
    expect((await choose(claire, 'sale_moved', { in_app: false })).statusCode).toBe(200)
    const { data } = await taken(await lot())
    await act(helene, data.id, 'extend')
    expect(await toldOf(claire, data.id)).toEqual([])
    const { choices } = (await claire.call('GET', CHOICES)).json<{ meta: { choices: object[] } }>().meta
    expect(choices).toContainEqual({ kind: 'sale_moved', in_app: false, by_mail: true })
    expect(choices).toContainEqual({ kind: 'file_changed', in_app: true, by_mail: false })
  })

  test('letters about sales leave for who wants them', async () => {
    const letters = async () =>
      (await app().database.query('SELECT 1 FROM outbox WHERE subject LIKE $1', ['%prolongée%'])).length
    const before = await letters()
    await choose(claire, 'sale_moved', { by_mail: false })
    await act(helene, (await taken(await lot())).data.id, 'extend')
    expect(await letters()).toBe(before)
    await choose(claire, 'sale_moved', { by_mail: true })
    await act(helene, (await taken(await lot())).data.id, 'extend')
    expect(await letters()).toBe(before + 1)
  })

  test('the rest leaves in one letter, once, which names no client', async () => {
    await choose(claire, 'file_changed', { by_mail: true })
    for (const liquidity of [100, 200]) {
      const { id } = await createFile(claire)
      await helene.call('PUT', `/api/v3/client-files/${id}/heritage`, { liquidity })
    }
    const round = () => mailNotifications(app().database, TEST_INSTANT, 'https://solive.example')
    await Promise.all([round(), round()])
    const letters = await app().database.query<{ recipient: string; text: string }>(
      'SELECT recipient, text FROM outbox WHERE subject = $1',
      ['Du nouveau dans Solive'],
    )
    expect(letters).toMatchObject([
      {
        recipient: 'c.aubrac@ormeval.example',
        text: expect.stringContaining('Un collègue modifie un de mes dossiers\u00a0: 2 fois.') as string,
      },
    ])
  })

  test.each([{ kind: 'unknown' }, { kind: 'sale_moved', in_app: 'yes' }])('%j is refused', async (body) => {
    expect((await claire.call('PUT', CHOICES, body)).statusCode).toBe(422)
  })
})
