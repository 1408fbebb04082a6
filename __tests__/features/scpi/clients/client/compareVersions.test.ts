import { compareVersions } from '../../../../../src/features/scpi/clients/client/file/versions/compareVersions'
import { endWords } from '../../../../../src/features/scpi/clients/client/file/versions/versionWords'

const said = (values: object, level: string | null = 'Prudent') => ({
  answers: [{ type: 'pp_charge' as const, id: 'c1', attributes: { ...values } }],
  scores: [{ code: 'investor-profile', level }],
})

test('what is the same is passed over, and what differs is told in words', () => {
  const before = said({ monthly_current_charges_amount: 1200, tmi_rate: 0.3 })
  const after = said({ monthly_current_charges_amount: 1500, tmi_rate: 0.3 }, 'Équilibré')
  const parts = compareVersions(before, after)
  expect(parts.map(({ label }) => label)).toEqual(['Scores', 'Charges'])
  expect(parts[0]?.lines).toMatchObject([{ label: 'Profil investisseur', before: 'Prudent', after: 'Équilibré' }])
  expect(parts[1]?.lines).toHaveLength(1)
  expect(parts[1]?.lines[0]).toMatchObject({ isSame: false, key: 'monthly_current_charges_amount' })
  expect(parts[1]?.lines[0]?.before.replaceAll(/\s/gu, '')).toMatch(/^1200/)
  expect(parts[1]?.lines[0]?.after.replaceAll(/\s/gu, '')).toMatch(/^1500/)
})

test('two times the same say nothing, unless everything is asked for', () => {
  const one = said({ monthly_current_charges_amount: 1200 })
  expect(compareVersions(one, one)).toEqual([])
  expect(compareVersions(one, one, true).map(({ key }) => key)).toEqual(['scores', 'pp_charge c1'])
})

test('an element that came, and one that went, are told with an empty side', () => {
  const loan = { type: 'pp_entity_loan' as const, id: 'l1', attributes: { remaining_capital_amount: 5000 } }
  const [without, withLoan] = [
    { answers: [], scores: [] },
    { answers: [loan], scores: [] },
  ]
  expect(compareVersions(without, withLoan)).toMatchObject([{ label: 'Prêts', lines: [{ before: 'vide' }] }])
  expect(compareVersions(withLoan, without)).toMatchObject([{ label: 'Prêts', lines: [{ after: 'vide' }] }])
})

test('of several of one kind, each is told by whose it is; what a list holds, in words', () => {
  const mass = (entity_type: string, share_rate: number) => [
    {
      type: 'pp_entity' as const,
      id: entity_type,
      mass: entity_type,
      attributes: { entity_type, holders: [{ pp_account_id: 'a', share_rate }] },
    },
    { type: 'pp_charge' as const, id: `c ${entity_type}`, mass: entity_type, attributes: { tmi_rate: share_rate } },
  ]
  const child = { type: 'pp_account_child' as const, id: 'k', attributes: { firstname: 'Noé' } }
  const parts = compareVersions(
    { answers: [...mass('own', 1), ...mass('joint', 0.5)], scores: [] },
    { answers: [...mass('own', 0.3), ...mass('joint', 0.6), child], scores: [] },
  )
  expect(parts.map(({ label }) => label)).toEqual([
    'Masse patrimoniale – Biens propres',
    'Charges – Biens propres',
    'Masse patrimoniale – Biens communs',
    'Charges – Biens communs',
    'Enfants et personnes à charge – Noé',
  ])
  expect(parts[0]?.lines).toMatchObject([{ label: 'Titulaires', before: '100,00\u202f%', after: '30,00\u202f%' }])
})

test('what follows from answers is no answer', () => {
  const account = (attributes: object) => ({
    answers: [{ type: 'pp_account' as const, id: 'a', attributes: { ...attributes } }],
    scores: [],
  })
  expect(
    compareVersions(account({ updated_at: '1', nb_children: 1 }), account({ updated_at: '2', nb_children: 1 })),
  ).toEqual([])
})

test.each([
  [{ validUntil: '2027-03-01', endedAt: null, endedBy: null, endedReason: null }, 'Valable jusqu’au 01/03/2027'],
  [{ validUntil: '2026-03-01', endedAt: null, endedBy: null, endedReason: null }, 'Expirée le 01/03/2026'],
  [
    { validUntil: '2026-03-01', endedAt: '2026-05-01T10:00:00Z', endedBy: 'Ana', endedReason: null },
    'Expirée le 01/03/2026',
  ],
  [
    { validUntil: '2027-03-01', endedAt: '2026-05-01T10:00:00Z', endedBy: 'Ana', endedReason: 'Nouvel emploi' },
    'Annulée le 01/05/2026 par Ana\u00a0: Nouvel emploi',
  ],
  [
    { validUntil: '2027-03-01', endedAt: '2026-05-01T10:00:00Z', endedBy: null, endedReason: null },
    'Annulée le 01/05/2026\u00a0: une réponse a changé',
  ],
  [
    { validUntil: '2026-03-01', endedAt: '2026-03-01T23:30:00Z', endedBy: 'Ana', endedReason: null },
    'Expirée le 01/03/2026',
  ],
])('how a version ends: %j', (ending, words) => {
  expect(endWords(ending, '2026-11-20')).toBe(words)
})
