import { companyInformation } from '#features/company/contract/settings'
import { document } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'
import { operation } from '../../../support/server/simulation'

const { helene, claire, query, logIn, setNow } = testFirm()
const COMPANY = '/api/v3/company'

interface Change {
  id: string
  attributes: {
    number: number
    section: string
    effective_at: string
    author_name: string | null
    changes: { key: string; name?: string; before: unknown; after: unknown }[]
  }
}
const history = async (section: string) =>
  (await helene.call('GET', `${COMPANY}/history?filter[section]=${section}`)).json<{
    data: Change[]
    meta: { in_force: Record<string, number> }
  }>()
const act = (id: string, action: string) => helene.call('PUT', `${COMPANY}/history/${id}`, { action })

interface Configuration {
  data: { attributes: Record<string, unknown> & { loan_rates: Record<string, number> } }
  meta: { configuration_version: number; original: { loan_rates: Record<string, number> } }
}
const config = async () => (await helene.call('GET', `${COMPANY}/config`)).json<Configuration>()

const simulated = async () =>
  (await claire.call('POST', '/api/v3/simulators/simulation/lmnp-amortissement', operation)).json<{
    data: object
    meta: { configuration_version: number }
  }>()

beforeAll(() => query('CREATE TABLE first_changes AS TABLE setting_changes'))
afterEach(async () => {
  await query('DELETE FROM setting_changes')
  await query('INSERT INTO setting_changes SELECT * FROM first_changes')
})

describe('what a firm assumes', () => {
  test('a loan rate changes alone; a simulation is made with it and says the version', async () => {
    const before = await config()
    const answer = await helene.call('POST', `${COMPANY}/loan-config`, { loan_rates: { 25: 0.0415 } })
    expect(answer.statusCode).toBe(200)
    const after = await config()
    expect(after.data.attributes.loan_rates).toEqual({ ...before.data.attributes.loan_rates, 25: 0.0415 })
    expect(after.meta.configuration_version).toBe(before.meta.configuration_version + 1)
    expect(after.meta.original.loan_rates[25]).toBe(0.0349)
    expect((await simulated()).meta.configuration_version).toBe(after.meta.configuration_version)
    const [change] = (await history('loan_config')).data
    expect(change?.attributes).toMatchObject({
      changes: [{ key: 'loan_rates.25', before: 0.0349, after: 0.0415 }],
      author_name: 'Hélène Vautrin',
    })
  })

  test('the rate of a simulator is that of the first duration at or above, else 0', async () => {
    await helene.call('POST', `${COMPANY}/loan-config`, { loan_rates: { 25: 0.0415 } })
    const capacity = async (loan_duration: number) =>
      (
        await claire.call('POST', '/api/v3/simulators/investment-capacity', {
          net_monthly_income: 6_000,
          loan_duration,
        })
      ).json<{ data: { loan_rate?: number } & Record<string, unknown> }>().data
    const [of22, of25] = [await capacity(22), await capacity(25)]
    const explicit = async (loan_duration: number) =>
      (
        await claire.call('POST', '/api/v3/simulators/investment-capacity', {
          net_monthly_income: 6_000,
          loan_duration,
          loan_rate: 0.0415,
        })
      ).json<{ data: object }>().data
    expect(of22).toEqual(await explicit(22))
    expect(of25).toEqual(await explicit(25))
  })

  test('a charge changes what an operation leaves', async () => {
    const before = JSON.stringify((await simulated()).data)
    await helene.call('POST', `${COMPANY}/simulation-config`, { rental_management_rate: 0.12 })
    expect(JSON.stringify((await simulated()).data)).not.toBe(before)
  })

  test('from a day to come: nothing before, and given up as long as it has not come', async () => {
    const body = { loan_insurance_rate: 0.005, effective_at: '2026-12-01' }
    await helene.call('POST', `${COMPANY}/loan-config`, body)
    expect((await config()).data.attributes['loan_insurance_rate']).toBe(0.0034)
    setNow(new Date('2026-12-01T09:00:00Z'))
    const later = await logIn('h.vautrin@ormeval.example')
    const then = (await later.call('GET', `${COMPANY}/config`)).json<Configuration>()
    expect(then.data.attributes['loan_insurance_rate']).toBe(0.005)
  })

  test('a change to come is given up', async () => {
    await helene.call('POST', `${COMPANY}/loan-config`, { loan_insurance_rate: 0.005, effective_at: '2026-12-01' })
    const [change] = (await history('loan_config')).data
    expect((await act(change?.id ?? '', 'restore')).statusCode).toBe(409)
    expect((await act(change?.id ?? '', 'cancel')).statusCode).toBe(200)
    expect((await act(change?.id ?? '', 'cancel')).statusCode).toBe(409)
  })

  test.each([
    ['a day that is over', { loan_insurance_rate: 0.005, effective_at: '2026-01-01' }, 'effective_at'],
    ['a duration that is none', { loan_rates: { 12: 0.03 } }, 'loan_rates'],
    ['more than the whole rent', { rental_management_rate: 8 }, 'rental_management_rate'],
  ])('%s is refused, and nothing changes', async (_, body, field) => {
    const path = field === 'rental_management_rate' ? 'simulation-config' : 'loan-config'
    const answer = await helene.call('POST', `${COMPANY}/${path}`, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
    expect((await history('loan_config')).data).toHaveLength(2)
  })

  test('an earlier state comes back, and what was ours is ours again', async () => {
    const [, first] = (await history('loan_config')).data
    await helene.call('POST', `${COMPANY}/loan-config`, { loan_rates: { 20: 0.05 } })
    expect((await act(first?.id ?? '', 'restore')).statusCode).toBe(200)
    // The first change of the demonstration: the rates of summer.
    expect((await config()).data.attributes.loan_rates[20]).toBe(0.0348)
    const { data, meta } = await history('loan_config')
    expect(data[0]?.attributes.changes).toContainEqual({ key: 'loan_rates.20', before: 0.05, after: 0.0348 })
    expect(meta.in_force['loan_config']).toBe(data[0]?.attributes.number)
    expect((await act(data[0]?.id ?? '', 'restore')).statusCode).toBe(409)
  })

  test('what a page sends along and nobody chose stays ours', async () => {
    const aurore = await logIn('a.lestivel@vermeil.example')
    const loan_rates = { 10: 0.0305, 15: 0.0322, 20: 0.05, 25: 0.0349, 30: 0.0368 }
    await aurore.call('POST', `${COMPANY}/loan-config`, { loan_rates, loan_insurance_rate: 0.0034 })
    const { data } = (await aurore.call('GET', `${COMPANY}/history?filter[section]=loan_config`)).json<{
      data: Change[]
    }>()
    expect(data[0]?.attributes.changes).toEqual([{ key: 'loan_rates.20', before: null, after: 0.05 }])
    // Ours again, which is a change: it had been chosen.
    await aurore.call('POST', `${COMPANY}/loan-config`, { loan_rates: { 20: null } })
    const again = (await aurore.call('GET', `${COMPANY}/config`)).json<Configuration>()
    expect(again.data.attributes.loan_rates[20]).toBe(0.0338)
  })

  test('an earlier state stands beside that of today, for who reads the settings of this firm', async () => {
    const [, first] = (await history('loan_config')).data
    await helene.call('POST', `${COMPANY}/loan-config`, { loan_rates: { 20: 0.05 } })
    const path = `${COMPANY}/history/${first?.id ?? ''}`
    const { settings } = (await helene.call('GET', path)).json<{ meta: { settings: object[] } }>().meta
    expect(settings).toContainEqual({ key: 'loan_rates.20', then: 0.0348, today: 0.05 })
    expect((await claire.call('GET', path)).statusCode).toBe(403)
    const aurore = await logIn('a.lestivel@vermeil.example')
    expect((await aurore.call('GET', path)).statusCode).toBe(404)
  })

  test('are those of one firm', async () => {
    await helene.call('POST', `${COMPANY}/loan-config`, { loan_insurance_rate: 0.009 })
    const aurore = await logIn('a.lestivel@vermeil.example')
    const other = (await aurore.call('GET', '/api/v3/simulation/config/pinel')).json<Configuration>()
    expect(other.data.attributes['loan_insurance_rate']).toBe(0.0034)
    expect(other.meta.configuration_version).toBe(0)
  })
})

const information = { name: 'Ormeval Patrimoine', rcs_number: '000 482 117', rcs_city: 'Lyon' }

describe('what a firm says of itself', () => {
  let held: Record<string, unknown> = {}
  beforeAll(async () => {
    const { attributes } = document(await helene.call('GET', `${COMPANY}/information`)).data
    held = Object.fromEntries(Object.keys(companyInformation.fields).map((name) => [name, attributes[name]]))
  })
  afterEach(async () => {
    expect((await helene.call('PUT', `${COMPANY}/information`, held)).statusCode).toBe(200)
  })

  test('its number in the register is kept as digits', async () => {
    const answer = await helene.call('PUT', `${COMPANY}/information`, { ...information, rcs_number: 'RCS 732 829 320' })
    expect(document(answer).data.attributes).toMatchObject({ rcs_number: '732829320', rcs_city: 'Lyon' })
  })

  test.each(['000 482 113', '12345', 'abc'])('%s is no such number', async (rcs_number) => {
    const answer = await helene.call('PUT', `${COMPANY}/information`, { ...information, rcs_number })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ errors: Record<string, string[]> }>().errors['rcs_number']?.[0]).toContain('neuf chiffres')
  })

  test('name, number and town are needed', async () => {
    const answer = await helene.call('PUT', `${COMPANY}/information`, {})
    expect(Object.keys(answer.json<{ errors: object }>().errors).sort()).toEqual(['name', 'rcs_city', 'rcs_number'])
  })

  test('hidden commissions and criteria are in no answer', async () => {
    const lot = async () =>
      document(await helene.call('GET', '/api/v3/properties?page[size]=1')).data as unknown as { attributes: object }[]
    expect((await lot())[0]?.attributes).toHaveProperty('commission')
    await helene.call('PUT', `${COMPANY}/information`, {
      ...information,
      hide_commissions: true,
      hidden_criteria: ['rental_security'],
    })
    const admin = await logIn('h.vautrin@ormeval.example')
    const [shown] = document(await admin.call('GET', '/api/v3/properties?page[size]=1')).data as unknown as {
      attributes: object
    }[]
    expect(shown?.attributes).not.toHaveProperty('commission')
    expect(shown?.attributes).not.toHaveProperty('rental_security')
    expect((await admin.call('GET', '/api/v3/properties?sort=-rental_security')).statusCode).toBe(422)
  })

  test('what is not named stays hidden', async () => {
    await helene.call('PUT', `${COMPANY}/information`, {
      ...information,
      hide_commissions: true,
      hidden_criteria: ['rental_security'],
    })
    const answer = document(await helene.call('PUT', `${COMPANY}/information`, information))
    expect(answer.data.attributes).toMatchObject({ hide_commissions: true, hidden_criteria: ['rental_security'] })
  })

  test('a criterion that is none is refused', async () => {
    const answer = await helene.call('PUT', `${COMPANY}/information`, { ...information, hidden_criteria: ['beauty'] })
    expect(answer.statusCode).toBe(422)
  })
})

const texts = {
  consent_client_title: 'Votre accord',
  consent_client_content: 'Je reconnais avoir reçu cette étude.\nElle m’a été expliquée.',
  section_disclaimer_title: 'Avertissement',
  encart_juridique: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Investir comporte des risques. ', marks: [{ type: 'bold' }] },
          { type: 'variable', attrs: { name: 'company' } },
          { type: 'text', text: 'AMF', marks: [{ type: 'link', attrs: { href: 'https://www.amf-france.org/' } }] },
        ],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Capital' }] }] }],
      },
    ],
  },
  adviser_signature: 'Votre conseiller',
  client_signature: 'Le client',
}
const REPORT = `${COMPANY}/commercial-report-parameters`

test('what is asked of those who log in is kept in the history, and comes back', async () => {
  const days = async () =>
    (await helene.call('GET', `${COMPANY}/security`)).json<{ data: { attributes: { session_days: number } } }>().data
      .attributes.session_days
  const first = await days()
  await helene.call('PUT', `${COMPANY}/security`, { session_days: first - 1 })
  await helene.call('PUT', `${COMPANY}/security`, { session_days: first - 2 })
  await helene.call('PUT', `${COMPANY}/security`, {})
  const { data } = await history('security')
  expect(data.map(({ attributes }) => attributes.changes)).toEqual([
    [{ key: 'session_days', before: first - 1, after: first - 2 }],
    [{ key: 'session_days', before: first, after: first - 1 }],
  ])
  expect((await act(data[1]?.id ?? '', 'restore')).statusCode).toBe(200)
  expect(await days()).toBe(first - 1)
  await helene.call('PUT', `${COMPANY}/security`, { session_days: first })
})

describe('the texts of reports', () => {
  test('all six are kept; a plain text becomes a tree; advisers read them', async () => {
    expect((await helene.call('PUT', REPORT, texts)).statusCode).toBe(200)
    const { attributes } = document(await claire.call('GET', REPORT)).data
    expect(attributes).toMatchObject({ ...texts, consent_client_content: { type: 'doc' } })
    expect(attributes['consent_client_content']).toMatchObject({
      content: [{ content: [{ text: 'Je reconnais avoir reçu cette étude.' }] }, { type: 'paragraph' }],
    })
  })

  test('each of the six is needed', async () => {
    const answer = await helene.call('PUT', REPORT, {})
    expect(Object.keys(answer.json<{ errors: object }>().errors).sort()).toEqual(Object.keys(texts).sort())
  })

  const paragraph = (node: object) => ({ type: 'doc', content: [{ type: 'paragraph', content: [node] }] })
  test.each([
    ['a script', { type: 'doc', content: [{ type: 'script', content: [] }] }],
    ['an image', paragraph({ type: 'image', attrs: { src: 'x' } })],
    [
      'a link that runs',
      paragraph({ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }),
    ],
    ['an unknown variable', paragraph({ type: 'variable', attrs: { name: 'password' } })],
    ['a style', paragraph({ type: 'text', text: 'a', style: 'color:red' })],
    ['nothing at all', paragraph({ type: 'text', text: '' })],
    ['more than 10,000 characters', 'a'.repeat(10_001)],
  ])('%s is refused', async (_, encart_juridique) => {
    const answer = await helene.call('PUT', REPORT, { ...texts, encart_juridique })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['encart_juridique'])
  })
})
