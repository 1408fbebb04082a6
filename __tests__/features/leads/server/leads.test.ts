import { randomUUID } from 'node:crypto'
import { document, failure, list, type AnsweredResource } from '../../../support/server/documents'
import { testFirm, type Colleague } from '../../../support/server/firm'
import { TEST_INSTANT } from '../../../support/server/testApp'

const { helene, claire, ines, query, setNow, logIn, userId } = testFirm()

const PATH = '/api/v3/client-leads'

/** A lead with all that specification §5 requires. */
const lead = {
  honorific: 'mrs',
  firstname: 'Nadia',
  lastname: 'Ferrandier',
  email: 'nadia.ferrandier@courriel.example',
  phone: '06 39 98 77 01',
  marital_status: 'married',
  matrimonial_property_regime: 'community_property',
  project_type: 'lmnp_amortissement',
  net_monthly_income: 4_200,
  annual_tax: 2_300,
  alimony: 0,
  fiscal_part: 2.5,
  monthly_rent: 0,
}

const create = (caller: Colleague, changes: object = {}) => caller.call('POST', PATH, { ...lead, ...changes })
const created = async (caller: Colleague, changes: object = {}): Promise<AnsweredResource> =>
  document(await create(caller, changes)).data
const change = (caller: Colleague, id: string, changes: object) => caller.call('PUT', `${PATH}/${id}`, changes)
const log = (caller: Colleague, id: string, exchange: object = {}) =>
  caller.call('POST', `${PATH}/${id}/exchanges`, exchange)
const read = async (caller: Colleague, id: string, include = '') =>
  document(await caller.call('GET', `${PATH}/${id}${include && `?include=${include}`}`))

describe('adding a lead', () => {
  test('an adviser follows theirs, which must be answered within four working hours', async () => {
    const { attributes, relationships } = await created(claire)
    // Friday 20 November 2026, 9:00 in Paris.
    expect(attributes).toMatchObject({
      status: 'assigned',
      origin: 'other',
      adviser_id: await userId('c.aubrac@ormeval.example'),
      first_contact_due_at: '2026-11-20T12:00:00.000Z',
      retained_until: '2029-11-20',
    })
    expect(relationships?.['creator']).toEqual({ data: { type: 'user', id: await userId('c.aubrac@ormeval.example') } })
  })

  test('on a Friday evening the answer is due on Monday', async () => {
    setNow(new Date('2026-11-20T16:00:00Z'))
    expect((await created(claire)).attributes['first_contact_due_at']).toBe('2026-11-23T11:00:00.000Z')
  })

  test('that of a business provider waits for someone', async () => {
    expect((await created(ines)).attributes).toMatchObject({
      status: 'new',
      origin: 'business_provider',
      adviser_id: null,
    })
  })

  test('what the specification requires is asked, by field', async () => {
    const answer = await claire.call('POST', PATH, {
      email: 'nadia',
      phone: 'x',
      net_monthly_income: -1,
      status: 'converted',
    })
    expect(answer.statusCode).toBe(422)
    const required = [
      'honorific',
      'firstname',
      'lastname',
      'marital_status',
      'matrimonial_property_regime',
      'project_type',
      'annual_tax',
      'fiscal_part',
      'alimony',
      'monthly_rent',
    ]
    expect(failure(answer).errors).toEqual({
      ...Object.fromEntries(required.map((name) => [name, ['Ce champ est requis']])),
      email: ["L'email n'est pas valide"],
      phone: ['Le numéro de téléphone n est pas valide'],
      net_monthly_income: ['Minimum 0'],
      status: ['Cet attribut n’existe pas'],
    })
    expect(failure(await create(claire, { municipality: 'atlantide-99999' })).errors).toEqual({
      municipality: ['Cette commune ou ce secteur n’est pas valide'],
    })
  })
})

describe('who sees which leads', () => {
  test('the firm’s for its managers, one’s own for an adviser, those they brought for a business provider', async () => {
    const total = async (caller: Colleague) =>
      (await caller.call('GET', PATH)).json<{ meta: { total: number } }>().meta.total
    const count = async (condition: string, values: unknown[] = []) =>
      (await query(`SELECT id FROM client_leads WHERE ${condition}`, values)).length
    expect(await total(helene)).toBe(await count('true'))
    expect(await total(claire)).toBe(await count('adviser_id = $1', [await userId('c.aubrac@ormeval.example')]))
    expect(await total(ines)).toBe(await count('creator_id = $1', [await userId('i.marchal@ormeval.example')]))
    expect(await total(await logIn('a.lestivel@vermeil.example'))).toBe(0)
  })

  test('another firm, or a colleague without it, finds nothing and changes nothing', async () => {
    const { id } = await created(claire)
    const before = await query('SELECT * FROM client_leads WHERE id = $1', [id])
    for (const email of ['a.lestivel@vermeil.example', 's.benkacem@ormeval.example', 'i.marchal@ormeval.example']) {
      const caller = await logIn(email)
      const answers = [
        await caller.call('GET', `${PATH}/${id}`),
        await caller.call('GET', `${PATH}/${id}/exchanges`),
        await change(caller, id, { comment: 'x' }),
        await log(caller, id),
        await caller.call('DELETE', `${PATH}/${id}`),
      ]
      expect([email, answers.map(({ statusCode }) => statusCode)]).toEqual([email, [404, 404, 404, 404, 404]])
    }
    expect(await query('SELECT * FROM client_leads WHERE id = $1', [id])).toEqual(before)
  })

  test('who manages sales and who works in the SCPI area have no leads', async () => {
    const { id } = await created(claire)
    for (const email of ['p.kerivel@ormeval.example', 'cif@ormeval.example']) {
      const caller = await logIn(email)
      const answers = [
        await caller.call('GET', PATH),
        await create(caller),
        await caller.call('GET', `${PATH}/advisers`),
        await caller.call('GET', `${PATH}/import`),
        await caller.call('POST', `${PATH}/import`, { rows: [lead] }),
        await caller.call('DELETE', `${PATH}/import/${id}`),
        await caller.call('GET', `${PATH}/${id}`),
        await change(caller, id, {}),
        await log(caller, id),
        await caller.call('GET', `${PATH}/${id}/exchanges`),
        await caller.call('DELETE', `${PATH}/${id}`),
      ]
      expect([email, answers.map(({ statusCode }) => statusCode)]).toEqual([email, answers.map(() => 403)])
    }
  })
})

describe('the life of a lead', () => {
  test('given to an adviser, missed, reached, qualified, met', async () => {
    const { id } = await created(ines)
    const given = await change(helene, id, { adviser_id: await userId('c.aubrac@ormeval.example') })
    expect(document(given).data.attributes['status']).toBe('assigned')
    setNow(new Date('2026-11-20T09:30:00Z'))
    const missed = document(await log(claire, id, { outcome: 'no_answer' })).included?.[0]
    expect(missed?.attributes).toMatchObject({
      status: 'unreachable',
      attempts: 1,
      last_exchange_at: null,
      next_attempt_at: '2026-11-23T09:30:00.000Z',
    })
    const reached = await log(claire, id, {
      channel: 'phone',
      comment: 'Rappeler avec deux exemples',
      occurred_at: '2026-11-20T07:30:00Z',
    })
    expect([reached.statusCode, document(reached).data.attributes]).toMatchObject([
      201,
      { outcome: 'reached', author_name: 'Claire Aubrac' },
    ])
    expect(document(reached).included?.[0]?.attributes).toMatchObject({
      status: 'contacted',
      next_attempt_at: null,
      last_exchange_at: '2026-11-20T07:30:00.000Z',
    })
    expect(document(await change(claire, id, { status: 'qualified' })).data.attributes['status']).toBe('qualified')
    expect(failure(await change(claire, id, { status: 'meeting' })).errors).toEqual({
      meeting_at: ['Ce champ est requis'],
    })
    expect(
      document(await change(claire, id, { status: 'meeting', meeting_at: '2026-11-25T14:00:00Z' })).data.attributes,
    ).toMatchObject({ status: 'meeting', meeting_at: '2026-11-25T14:00:00.000Z' })
    expect(
      list(await claire.call('GET', `${PATH}/${id}/exchanges`))
        .map(({ attributes }) => attributes['outcome'])
        .sort(),
    ).toEqual(['no_answer', 'reached'])
  })

  test('a step that does not exist is refused, and says which ones do', async () => {
    const { id } = await created(claire)
    const answer = await change(claire, id, { status: 'qualified' })
    expect([answer.statusCode, failure(answer).errors]).toEqual([
      422,
      {
        status: [
          'Un contact «\u00a0Attribué\u00a0» ne passe pas à «\u00a0Qualifié\u00a0». Possible\u00a0: «\u00a0Nouveau\u00a0», «\u00a0Sans suite\u00a0», «\u00a0Doublon\u00a0».',
        ],
      },
    ])
    expect((await change(claire, id, { status: 'converted' })).statusCode).toBe(422)
  })

  test('given up with a reason, then opened again', async () => {
    const { id } = await created(claire)
    expect(failure(await change(claire, id, { status: 'lost' })).errors).toEqual({
      loss_reason: ['Ce champ est requis'],
    })
    expect(
      document(await change(claire, id, { status: 'lost', loss_reason: 'budget' })).data.attributes['status'],
    ).toBe('lost')
    expect(document(await change(claire, id, { status: 'contacted' })).data.attributes).toMatchObject({
      status: 'contacted',
      loss_reason: null,
    })
  })

  test('only those who see the whole firm give leads, and to someone who follows some', async () => {
    const { id } = await created(claire)
    const samir = await userId('s.benkacem@ormeval.example')
    expect((await change(claire, id, { adviser_id: samir })).statusCode).toBe(403)
    const paul = await change(helene, id, { adviser_id: await userId('p.kerivel@ormeval.example') })
    expect(failure(paul).errors).toEqual({ adviser_id: ['Cette personne ne suit pas de contacts dans votre société.'] })
    expect((await change(helene, id, { adviser_id: await userId('a.lestivel@vermeil.example') })).statusCode).toBe(422)
    const advisers = list(await helene.call('GET', `${PATH}/advisers`))
    expect(advisers.map(({ attributes }) => attributes['last_name'])).toEqual([
      'Aubrac',
      'Benkacem',
      'Torrens',
      'Trévoux',
      'Vautrin',
    ])
    expect((await change(helene, id, { adviser_id: samir })).statusCode).toBe(200)
    expect((await claire.call('GET', `${PATH}/${id}`)).statusCode).toBe(404)
  })

  test('an exchange of tomorrow is not one', async () => {
    const { id } = await created(claire)
    expect(failure(await log(claire, id, { occurred_at: '2026-11-21T08:00:00Z' })).errors).toEqual({
      occurred_at: ['Un échange à consigner a déjà eu lieu. Corrigez la date.'],
    })
  })

  test('a change made on an older version is a conflict', async () => {
    const { id } = await created(claire)
    await change(claire, id, { comment: 'un' })
    const late = await claire.call('PUT', `${PATH}/${id}`, { comment: 'deux' }, { 'if-match': '"1"' })
    expect([late.statusCode, failure(late).data?.attributes['comment']]).toEqual([409, 'un'])
  })
})

describe('duplicates', () => {
  test('the same address or number is found, whatever its spaces, case and country', async () => {
    const first = await created(claire, { email: 'paul.vernier@courriel.example', phone: '06 39 98 55 01' })
    const sameNumber = await created(claire, { email: 'p.vernier@courriel.example', phone: '+33 6 39 98 55 01' })
    const sameAddress = await created(claire, { email: 'Paul.Vernier@Courriel.example', phone: null })
    const { data, included = [] } = await read(claire, first.id, 'duplicates')
    expect(included.map(({ id }) => id).sort()).toEqual([sameNumber.id, sameAddress.id].sort())
    expect(data.relationships?.['duplicates']?.data).toHaveLength(2)
  })

  test('a lead of somebody else’s is not told', async () => {
    const { id } = await created(claire, { phone: '06 39 98 55 02', email: 'a@courriel.example' })
    await created(ines, { phone: '06 39 98 55 02', email: 'b@courriel.example' })
    expect((await read(claire, id, 'duplicates')).included ?? []).toEqual([])
    expect((await read(helene, id, 'duplicates')).included).toHaveLength(1)
  })

  test('merging keeps what was said on the lead that stays', async () => {
    const kept = await created(claire)
    const double = await created(claire)
    await query(
      `INSERT INTO client_lead_exchanges (company_id, id, client_lead_id, channel, outcome, occurred_at)
       SELECT company_id, gen_random_uuid(), id, 'email', 'reached', created_at FROM client_leads WHERE id = $1`,
      [double.id],
    )
    expect(failure(await change(claire, double.id, { status: 'duplicate' })).errors).toEqual({
      duplicate_of_id: ['Ce champ est requis'],
    })
    expect((await change(claire, double.id, { status: 'duplicate', duplicate_of_id: double.id })).statusCode).toBe(422)
    expect((await change(claire, double.id, { status: 'duplicate', duplicate_of_id: kept.id })).statusCode).toBe(200)
    expect(list(await claire.call('GET', `${PATH}/${kept.id}/exchanges`))).toHaveLength(1)
    expect(list(await claire.call('GET', `${PATH}/${double.id}/exchanges`))).toEqual([])
  })

  test('the original must be another lead of one’s own, which is no duplicate', async () => {
    const lead = await created(claire)
    const double = await created(claire)
    const theirs = await created(ines)
    await change(claire, double.id, { status: 'duplicate', duplicate_of_id: lead.id })
    const message = ['Ce contact n’existe pas, n’est pas à vous, ou est lui-même un doublon.']
    for (const duplicate_of_id of [randomUUID(), lead.id, theirs.id, double.id])
      for (const status of [undefined, 'duplicate']) {
        const refused = await change(claire, lead.id, { duplicate_of_id, ...(status ? { status } : {}) })
        expect([refused.statusCode, failure(refused).errors]).toEqual([422, { duplicate_of_id: message }])
      }
    expect((await read(claire, lead.id)).data.attributes).toMatchObject({ status: 'assigned', duplicate_of_id: null })
  })

  test('of two leads merged into each other at the same time, one is kept', async () => {
    for (let time = 0; time < 5; time++) {
      const one = await created(claire)
      const other = await created(claire)
      const answers = await Promise.all([
        change(claire, one.id, { status: 'duplicate', duplicate_of_id: other.id }),
        change(claire, other.id, { status: 'duplicate', duplicate_of_id: one.id }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    }
  })
})

test.each(['alimony', 'monthly_rent'])('%s is required, although a form begins with 0', async (name) => {
  const answer = await create(claire, { [name]: undefined })
  expect([answer.statusCode, failure(answer).errors]).toEqual([422, { [name]: ['Ce champ est requis'] }])
})

test('a comment has 255 characters at most', async () => {
  expect((await create(claire, { comment: 'c'.repeat(255) })).statusCode).toBe(201)
  expect(failure(await create(claire, { comment: 'c'.repeat(256) })).errors).toEqual({
    comment: ['Maximum 255 caractères'],
  })
})

test('a lead has a status', async () => {
  const { id } = await created(claire)
  const answer = await change(claire, id, { status: null })
  expect([answer.statusCode, failure(answer).errors]).toEqual([422, { status: ['Ce champ est requis'] }])
})

test.each([{ birthdate: '0000-01-01' }, { consented_on: '0000-12-31' }])(
  'there is no year 0000: %j',
  async (changes) => {
    const answer = await create(claire, changes)
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, Object.keys(changes)])
  },
)

describe('the list', () => {
  test('there is no year 0000 to ask for', async () => {
    expect((await claire.call('GET', `${PATH}?filter[received_from]=0000-01-01`)).statusCode).toBe(400)
    expect((await claire.call('GET', `${PATH}?filter[silent_since]=0000-01-01`)).statusCode).toBe(400)
  })

  const found = async (query: string) =>
    list(await helene.call('GET', `${PATH}?page[size]=200&${query}`)).map(({ attributes }) => attributes)

  test.each([
    ['filter[status]=meeting,lost', ({ status }: Record<string, unknown>) => status === 'meeting' || status === 'lost'],
    ['filter[origin]=fair', ({ origin }: Record<string, unknown>) => origin === 'fair'],
    [
      'filter[min_investment_amount]=300000',
      ({ investment_amount }: Record<string, unknown>) => Number(investment_amount) >= 300_000,
    ],
    [
      'filter[silent_since]=2026-11-01',
      (attributes: Record<string, unknown>) =>
        String(attributes['last_exchange_at'] ?? attributes['created_at']) < '2026-11-01',
    ],
    [
      'filter[is_late]=1',
      ({ status, first_contact_due_at }: Record<string, unknown>) =>
        ['new', 'assigned'].includes(String(status)) && String(first_contact_due_at) < TEST_INSTANT.toISOString(),
    ],
  ])('%s', async (query, isRight) => {
    const leads = await found(query)
    expect(leads.length).toBeGreaterThan(0)
    expect(leads.filter((attributes) => !isRight(attributes))).toEqual([])
  })

  test('narrows to the agency of who follows them', async () => {
    const [agency] = await query<{ id: string; members: readonly string[] }>(`
      SELECT m.business_center_id AS id, array_agg(m.user_id) AS members FROM user_business_centers m
      WHERE m.user_id = (SELECT id FROM users WHERE email = 'c.aubrac@ormeval.example') OR m.business_center_id IN
        (SELECT business_center_id FROM user_business_centers JOIN users u ON u.id = user_id WHERE u.email = 'c.aubrac@ormeval.example')
      GROUP BY m.business_center_id`)
    const followers = async (query: string) => (await found(query)).map(({ adviser_id }) => String(adviser_id))
    const ofAgency = await followers(`filter[business_center]=${agency?.id ?? ''}`)
    const ofFirm = (await followers('sort=created_at')).filter((id) => agency?.members.includes(id))
    expect(ofFirm.length).toBeGreaterThan(0)
    expect(ofAgency.sort()).toEqual(ofFirm.sort())
    expect((await helene.call('GET', `${PATH}?filter[business_center]=ailleurs`)).statusCode).toBe(400)
  })

  test('finds by name, address and number', async () => {
    await created(claire, {
      firstname: 'Éloïse',
      lastname: 'Quérandel',
      email: 'eq@courriel.example',
      phone: '06 39 98 91 23',
    })
    for (const q of ['eloise querandel', 'eq@courriel', '9891', '06 39 98 91 23'])
      expect([q, (await found(`q=${q}`)).map(({ lastname }) => lastname)]).toEqual([q, ['Quérandel']])
    expect(await found('q=100%25')).toEqual([])
  })

  test('comes with the names of the advisers', async () => {
    const { included = [] } = document(await helene.call('GET', `${PATH}?include=adviser`))
    expect(included.map(({ attributes }) => Object.keys(attributes))).toContainEqual(['first_name', 'last_name'])
  })
})

test('a lead that is removed takes its exchanges with it', async () => {
  const { id } = await created(claire)
  await log(claire, id)
  expect((await claire.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(204)
  expect((await claire.call('GET', `${PATH}/${id}`)).statusCode).toBe(404)
  expect(await query('SELECT id FROM client_lead_exchanges WHERE client_lead_id = $1', [id])).toEqual([])
})
