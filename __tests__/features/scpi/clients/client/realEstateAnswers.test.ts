import type { ResourceType } from '#contract'
import { compared } from '../../../../../src/features/scpi/clients/client/file/realEstate/compare'
import {
  completes,
  type Held,
  type Here,
  type Line,
  type Mass,
  type Means,
  type There,
  type Values,
} from '../../../../../src/features/scpi/clients/client/file/realEstate/sides'
import { whoseOf } from '../../../../../src/features/scpi/clients/client/file/realEstate/whose'
import { merged } from '../../../../../src/features/scpi/clients/client/file/realEstate/taking'

// What the SCPI area and the real-estate file of the same person say, answer by answer.

type Sections = Partial<Record<ResourceType, Values>>

const held = (type: ResourceType, id: string, values: Values): Held => ({ ref: { type, id }, values })
const sectionsOf = (sections: Sections) => (type: ResourceType) => {
  const values = sections[type]
  return values && held(type, type, values)
}

const mass = (id: string, sections: Sections, loans: readonly Values[] = []): Mass => ({
  root: { type: 'pp_entity', id },
  section: (type) => held(type, `${id} ${type}`, sections[type] ?? {}),
  loans: loans.map((values, index) => held('pp_entity_loan', `${id} loan ${index}`, values)),
})

interface SaidHere {
  readonly client?: Values
  readonly sections?: Sections
  readonly children?: readonly Values[]
  readonly own?: Mass
  readonly joint?: Mass
  readonly others?: readonly Mass[]
}

const here = ({ client = {}, sections = {}, children = [], own, joint, others = [] }: SaidHere): Here => ({
  client: held('scpi_client', 'c', client),
  account: { type: 'pp_account', id: 'a' },
  section: sectionsOf({ family_situation: {}, fiscality: {}, pp_professional_situation: {}, ...sections }),
  children: children.map((values, index) => held('pp_account_child', `child ${index}`, values)),
  childCount: children.length,
  own: own ?? mass('own', {}),
  joint,
  others,
})

interface SaidThere {
  readonly sections?: Sections
  readonly whose?: There['whose']
  readonly children?: readonly Values[]
  readonly loans?: readonly Values[]
}

const there = ({ sections = {}, whose = 'person', children = [], loans = [] }: SaidThere): There => ({
  file: { type: 'client_file', id: 'f' },
  whose,
  section: sectionsOf({ person: {}, income: {}, charge: {}, heritage: {}, tax: {}, ...sections }),
  children: children.map((values, index) => held('child', `child ${index}`, values)),
  loans: loans.map((values, index) => held('current_loan', `loan ${index}`, values)),
})

const means: Means = {
  lockHere: () => undefined,
  lockThere: undefined,
  townOf: (slug) => (slug === 'sete-34200' ? 'Sète' : slug),
  town: 'sete-34200',
}

const lines = (one: SaidHere, other: SaidThere, by: Means = means): readonly Line[] =>
  compared({ here: here(one), there: there(other), means: by })

function line(label: string | RegExp, all: readonly Line[]): Line {
  const found = all.find((one) => (typeof label === 'string' ? one.label === label : label.test(one.label)))
  if (!found) throw new Error(`nothing is said of ${String(label)}: ${all.map((one) => one.label).join(', ')}`)
  return found
}

/** What carrying an answer over writes, by the type of each resource. */
const written = (taking: Line['toHere']) =>
  'why' in taking ? taking.why : taking.changes.map(({ change: { ref, after } }) => [ref.type, after])

describe('an answer of both', () => {
  test('is the same whatever accents, capitals, spaces of a number or names of towns', () => {
    const all = lines(
      {
        client: {
          firstname1: 'Hélène',
          email: 'H@courriel.example',
          phone: '06 39 98 20 11',
          municipality: 'SETE',
        },
      },
      {
        sections: {
          person: {
            firstname: 'HELENE',
            email: 'h@courriel.example',
            phone: '+33639982011',
            municipality: 'sete-34200',
          },
        },
      },
    )
    expect(all.map(({ label, isSame }) => [label, isSame])).toEqual([
      ['Prénom', true],
      ['Adresse e-mail', true],
      ['Téléphone mobile', true],
      ['Commune', true],
    ])
  })

  test('that differs goes either way', () => {
    const all = lines(
      { client: { lastname: 'Garance', municipality: 'Sète' } },
      { sections: { person: { lastname: 'Garrance', municipality: 'nimes-30000' } } },
    )
    expect(written(line('Nom d’usage', all).toHere)).toEqual([['scpi_client', { lastname: 'Garrance' }]])
    expect(written(line('Nom d’usage', all).toThere)).toEqual([['person', { lastname: 'Garance' }]])
    expect(written(line('Commune', all).toThere)).toEqual([['person', { municipality: 'sete-34200' }]])
  })

  test('that only the other side has completes this one', () => {
    const said = line('Date de naissance', lines({}, { sections: { person: { birthdate: '1974-02-03' } } }))
    expect([said.here, said.there, completes(said, 'here'), completes(said, 'there')]).toEqual([
      null,
      '03/02/1974',
      true,
      false,
    ])
  })

  test('a birth date that stands for none is no answer', () => {
    expect(lines({}, { sections: { person: { birthdate: '1900-01-01' } } })).toEqual([])
  })

  test('what neither writes as the other does has its own words', () => {
    const all = lines(
      {
        sections: {
          family_situation: { family_situation: 'divorcing', mariage_contract_type: 'universal_community' },
          pp_professional_situation: { work_status: 'liberal_profession', work_start_date: '2012-05-01' },
        },
      },
      {
        sections: {
          person: { marital_status: 'married', matrimonial_property_regime: 'community_property' },
          professional_situation: { professional_status: 'independent', year_start_activity: 2012 },
        },
      },
    )
    expect(all.map(({ label, isSame }) => [label, isSame])).toEqual([
      ['Situation familiale', false],
      ['Régime matrimonial', true],
      ['Statut professionnel', true],
      ['Depuis le', true],
    ])
    expect(line('Situation familiale', all).toThere).toEqual({ why: 'Pas d’équivalent dans le dossier' })
  })

  test('a month there is a twelfth of a year here', () => {
    const all = lines(
      { sections: { fiscality: { existing_net_property_income_amount: 10_000 } } },
      { sections: { income: { net_rental_income: 833.33 } } },
    )
    expect(line('Revenus fonciers nets existants', all).isSame).toBe(true)
  })

  test('of property is taken where the regime leaves a place for it, and is not put on both of a couple at once', () => {
    const income = { income: { net_rental_income: 833.33 } }
    const RENTS = 'Revenus fonciers nets existants'
    const under = (property_income_regime: string | null, more: Sections = {}) =>
      line(RENTS, lines({ sections: { fiscality: { property_income_regime } } }, { sections: { ...income, ...more } }))
    expect(under('none').toHere).toEqual({ why: expect.stringContaining('aucun revenu foncier') as unknown })
    expect(under(null).toHere).toEqual({ why: expect.stringContaining('d’abord le régime') as unknown })
    expect(written(under('real').toHere)).toEqual([['fiscality', { existing_net_property_income_amount: 9_999.96 }]])
    expect(completes(under('real'), 'here')).toBe(true)
    expect(completes(under('real', { companion: {} }), 'here')).toBe(false)
  })

  test('that a file begins with is none, unless somebody says the same here', () => {
    const begun = { sections: { tax: { has_ifi: false }, income: { net_rental_income: 0 } } }
    expect(lines({}, begun)).toEqual([])
    expect(line(/IFI/, lines({ sections: { fiscality: { ifi_liable: false } } }, begun)).isSame).toBe(true)
    expect(line(/IFI/, lines({}, { sections: { tax: { has_ifi: true } } })).there).toBe('Oui')
  })

  test('is not written where it is locked, and says why', () => {
    const locked: Means = { ...means, lockHere: () => 'Signé', lockThere: 'Lecture seule' }
    const said = line(
      'Prénom',
      lines({ client: { firstname1: 'A' } }, { sections: { person: { firstname: 'B' } } }, locked),
    )
    expect([said.toHere, said.toThere]).toEqual([{ why: 'Signé' }, { why: 'Lecture seule' }])
  })
})

describe('the client who shares the household of somebody', () => {
  const companion = {
    honorific: 'mr',
    marital_status: 'single',
    professional_status: 'cdi_during_trial_period',
    net_monthly_income: 2_000,
    confirmed: [],
  }

  test('is compared with the companion, whose suggested answers are none', () => {
    const all = lines({ client: { honorific: 'mrs' } }, { whose: 'companion', sections: { companion } })
    expect(all.map(({ label, there: said }) => [label, said])).toEqual([
      ['Civilité', null],
      ['Revenu net mensuel du conjoint', '2\u202f000\u00a0€/mois'],
    ])
  })

  test('what is carried there counts as confirmed, all of it', () => {
    const all = lines(
      { client: { honorific: 'mrs' }, sections: { pp_professional_situation: { work_status: 'official' } } },
      { whose: 'companion', sections: { companion } },
    )
    const changes = ['Civilité', 'Statut professionnel'].flatMap((label) => {
      const { toThere } = line(label, all)
      return 'changes' in toThere ? toThere.changes : []
    })
    expect(merged(changes).map(({ change }) => change.after)).toEqual([
      { honorific: 'mrs', professional_status: 'official', confirmed: ['honorific', 'professional_status'] },
    ])
  })
})

describe('an amount of the household', () => {
  const rents = (amount: number | null): Sections => ({ pp_charge: { monthly_rent_amount: amount } })
  const rentThere = { sections: { charge: { monthly_rent: 900 } } }
  const RENT = /^Loyer/

  test('is the sum of all its masses, the spouse’s own among them', () => {
    const said = line(
      RENT,
      lines(
        { own: mass('own', rents(300)), joint: mass('joint', rents(400)), others: [mass('spouse', rents(200))] },
        rentThere,
      ),
    )
    expect([said.here, said.isSame]).toEqual(['900\u00a0€/mois', true])
  })

  test('goes to what the couple shares where nothing is said', () => {
    const said = line(RENT, lines({ joint: mass('joint', {}) }, rentThere))
    expect('changes' in said.toHere && said.toHere.changes.map(({ root }) => root.id)).toEqual(['joint'])
  })

  test('goes to the mass that says it already', () => {
    const said = line(RENT, lines({ own: mass('own', rents(300)), joint: mass('joint', {}) }, rentThere))
    expect('changes' in said.toHere && said.toHere.changes.map(({ root }) => root.id)).toEqual(['own'])
  })

  test('that several masses say is for a person to divide', () => {
    const said = line(RENT, lines({ own: mass('own', rents(300)), joint: mass('joint', rents(300)) }, rentThere))
    expect(written(said.toHere)).toMatch(/^Réparti/)
    expect(written(said.toThere)).toEqual([['charge', { monthly_rent: 600 }]])
  })

  test('that the spouse says alone is not written into another one’s mass, and says why', () => {
    const said = line(RENT, lines({ own: mass('own', {}), others: [mass('spouse', rents(300))] }, rentThere))
    expect(written(said.toHere)).toMatch(/^Dit par le conjoint/)
  })

  test('that is a total there is not divided by anybody but a person', () => {
    const said = line(
      'Liquidités',
      lines(
        { own: mass('own', { financial_asset: { current_account_amount: 1_000, livret_a_blue_amount: 22_950 } }) },
        { sections: { heritage: { liquidity: 52_000 } } },
      ),
    )
    expect([said.here, written(said.toHere), written(said.toThere)]).toEqual([
      '23\u202f950\u00a0€',
      expect.stringMatching(/^Un total/),
      [['heritage', { liquidity: 23_950 }]],
    ])
  })
})

describe('rows', () => {
  test('a child is the same by the day of birth; its custody is compared', () => {
    const all = lines(
      {
        children: [{ firstname: 'Noé', birthdate: '2015-01-02', has_alternating_custody: true, is_handicapped: false }],
      },
      { children: [{ birthdate: '2015-01-02', has_alternating_custody: false, is_handicapped: false }] },
    )
    expect(all.map(({ label, isSame }) => [label, isSame])).toEqual([
      ['Noé, résidence alternée', false],
      ['Noé, handicap', true],
    ])
  })

  test('one that the other side lacks is added there; two that differ are for a person to tell apart', () => {
    const only = lines({ children: [{ firstname: 'Noé', birthdate: '2015-01-02' }] }, {})
    expect(written(line('Noé', only).toThere)).toEqual([
      ['child', { birthdate: '2015-01-02', has_alternating_custody: false, is_handicapped: false }],
    ])
    expect(completes(line('Noé', only), 'there')).toBe(true)
    const doubtful = lines(
      { children: [{ firstname: 'Noé', birthdate: '2015-01-02' }] },
      { children: [{ birthdate: '2016-01-02' }] },
    )
    expect(doubtful.map((one) => [completes(one, 'here'), completes(one, 'there')])).toEqual([
      [false, false],
      [false, false],
    ])
  })

  test('one that both have keeps the keys of its rows of before', () => {
    const both = { children: [{ birthdate: '2015-01-02', has_alternating_custody: false, is_handicapped: false }] }
    const before = lines({}, both).map(({ key }) => key)
    expect(before).toEqual(['child child 0'])
    expect(lines(both, both).map(({ formerKeys }) => formerKeys)).toEqual([
      ['pp_account_child child 0', 'child child 0'],
      ['pp_account_child child 0', 'child child 0'],
    ])
  })

  test('somebody else who depends on the holder is no child of the file', () => {
    expect(lines({ children: [{ firstname: 'Ida', child_link: 'other_dependent' }] }, {})).toEqual([])
  })

  const loan = { monthly_payment_amount: 870, remaining_capital_amount: 120_000, end_date: '2037-05-01', rate: 0.02 }

  test('a loan is the same where two of payment, capital and end agree', () => {
    const all = lines(
      { own: mass('own', {}, [loan]) },
      { loans: [{ monthly_credit: 870.4, remaining_capital: 118_000, end_date: '2037-05-01', rate: 0.02 }] },
    )
    expect(all.map(({ isSame }) => isSame)).toEqual([false, false, true, true])
  })

  test('one is added there in its words, or says what it lacks', () => {
    const added = lines({ own: mass('own', {}, [{ ...loan, type: 'amortizing', purpose: 'works' }]) }, {})
    expect(written(line('Crédit', added).toThere)).toEqual([
      [
        'current_loan',
        { type: 'real_estate', monthly_credit: 870, remaining_capital: 120_000, end_date: '2037-05-01', rate: 0.02 },
      ],
    ])
    const lacking = lines({ own: mass('own', {}, [{ ...loan, rate: null }]) }, {})
    expect(written(line('Crédit', lacking).toThere)).toBe('Il manque «\u00a0Taux nominal\u00a0»')
  })

  test('one of the file is added to what the couple shares', () => {
    const all = lines(
      { joint: mass('joint', {}) },
      { loans: [{ type: 'car', monthly_credit: 240, end_date: '2028-07-05', rate: 0.04 }] },
    )
    const { toHere } = line('Crédit', all)
    expect('changes' in toHere && toHere.changes.map(({ root, change }) => [root.id, change.after])).toEqual([
      [
        'joint',
        { type: 'amortizing', purpose: 'car', monthly_payment_amount: 240, end_date: '2028-07-05', rate: 0.04 },
      ],
    ])
  })
})

describe('whom of a household the client is', () => {
  const shared = 'foyer@courriel.example'
  const client = { firstname1: 'Hélène', lastname: 'Garance', email: shared }
  const named = (firstname: string, email: string | null = shared) => ({ firstname, lastname: 'Garance', email })

  test.each([
    ['the name decides where both have the address', named('Helene'), named('Paul'), 'person'],
    ['so it does the other way', named('Paul'), named('HELENE'), 'companion'],
    ['the address decides where neither has the name', named('Paul', null), named('Léa'), 'companion'],
    ['who is alone in the file is its client', named('Paul'), undefined, 'person'],
  ] as const)('%s', (_what, person, companion, whose) => {
    expect(whoseOf(client, person, companion)).toBe(whose)
  })
})
