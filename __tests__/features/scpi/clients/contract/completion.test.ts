import '#app/contract'
import type { ResourceType } from '#contract'
import {
  completeRubrics,
  completionOf,
  completionOfAll,
  labelOfMissing,
  parseCompletion,
  RUBRICS,
} from '#features/scpi/clients/contract/completion'

/** The names of what lacks in resources of one type. */
const lacking = (type: ResourceType, attributes: object): readonly string[] =>
  completionOf([{ type, attributes }]).missing.map(({ field }) => field)

const client = (attributes: object) => ({ type: 'scpi_client' as const, attributes })

describe('what a file lacks', () => {
  const { missing } = completionOf([
    client({ firstname1: 'Hélène', judicial_capacity: 'guardianship' }),
    { type: 'family_situation', attributes: { family_situation: 'pacs' } },
  ])

  test('is named by section and field, without words', () => {
    expect(missing).toContainEqual({ section: 'scpi_client', field: 'phone' })
    expect(missing.flatMap((answer) => Object.keys(answer))).not.toContain('label')
  })

  test('is said in the words of the contract', () => {
    const words = missing.map(labelOfMissing)
    expect(words).toEqual(
      expect.arrayContaining(['Téléphone mobile', 'Adresse e-mail', 'Convention de PACS', 'Représentant légal']),
    )
  })

  test('a representative who is there, and of whom the quality is not known, is another thing than none', () => {
    const answers = completionOf([client({ judicial_capacity: 'minor' }), { type: 'representative', attributes: {} }])
    const words = answers.missing.filter(({ section }) => section === 'representative').map(labelOfMissing)
    expect(words).toContain('Représentant\u00a0: Qualité')
    expect(words).not.toContain('Représentant légal')
  })

  test('comes back as it was stored', () => {
    const completion = completionOf([client({ judicial_capacity: 'minor' })])
    expect(parseCompletion(JSON.parse(JSON.stringify(completion)))).toEqual(completion)
  })

  test('was stored with words once, which no longer count', () => {
    const stored = { section: 'scpi_client', field: 'phone', label: 'Portable' }
    const parsed = parseCompletion({ done: 3, expected: 5, missing: [stored, { section: 'nothing', field: 'phone' }] })
    expect(parsed).toEqual({ done: 3, expected: 5, missing: [{ section: 'scpi_client', field: 'phone' }] })
    expect(parsed?.missing.map(labelOfMissing)).toEqual(['Téléphone mobile'])
  })
})

describe('the questionnaire', () => {
  test.each<[ResourceType, object, string, boolean]>([
    ['fiscality', {}, 'fiscal_identification_number', true],
    ['fiscality', { tin_absence_reason: 'not_required' }, 'fiscal_identification_number', false],
    ['fiscality', { us_person: false }, 'us_person', false],
    ['fiscality', { us_person: true }, 'us_tin', true],
    ['fiscality', { us_person: false }, 'us_tin', false],
    ['fiscality', { ifi_liable: true }, 'ifi_taxable_base_amount', true],
    ['pp_professional_situation', { work_status: 'no_activity' }, 'retirement_age', false],
    ['pp_professional_situation', { work_status: 'independent' }, 'siren_number', true],
    ['pp_professional_situation', { work_status: 'liberal_profession' }, 'siren_number', true],
    ['pp_professional_situation', { work_status: 'farmer' }, 'ape_code', true],
    ['pp_professional_situation', { work_status: 'retirement' }, 'siren_number', false],
    ['pp_professional_situation', { work_status: 'independent' }, 'legal_category', false],
    ['pp_professional_situation', { work_status: 'entrepreneur' }, 'legal_category', true],
    ['politically_exposed_person', { is_direct_pep: true }, 'direct_pep_function', true],
    ['politically_exposed_person', { is_indirect_pep: true }, 'wealth_origin', true],
    ['politically_exposed_person', { is_direct_pep: false, is_indirect_pep: false }, 'wealth_origin', false],
    ['pp_objective', { premium_investments: [] }, 'premium_investments', true],
    ['quiz', {}, 'gk_inflation', true],
    ['quiz', { gk_inflation: 'dont_know' }, 'gk_inflation', false],
    ['quiz', { esg_interest: 'no' }, 'esg_taxonomy_min', false],
    ['quiz', { esg_interest: 'yes', esg_taxonomy_min: 'gte_5', esg_pai_families: [] }, 'esg_combination', false],
    ['quiz', { esg_interest: 'yes', esg_taxonomy_min: 'gte_5', esg_pai_families: ['waste'] }, 'esg_combination', true],
    ['pp_income', { income_types: [] }, 'income_types', true],
    ['pp_income', { income_types: ['other'] }, 'income_type_other', true],
    ['pp_entity_loan', { monthly_payment_amount: 0 }, 'monthly_payment_amount', false],
    ['financial_asset', {}, 'current_account_amount', false],
  ])('of %s with %j, %s lacks: %s', (type, attributes, field, isMissing) => {
    expect(lacking(type, attributes).includes(field)).toBe(isMissing)
  })

  test('asks the income and the charges of one’s own mass, not of a joint one', () => {
    const massOf = (entity_type: 'own' | 'joint') =>
      completionOf([
        { type: 'pp_entity', attributes: { entity_type } },
        { type: 'pp_income', attributes: {} },
        { type: 'pp_charge', attributes: {} },
      ])
    expect(massOf('own').missing).toHaveLength(3)
    expect(massOf('joint')).toEqual({ done: 0, expected: 0, missing: [] })
    expect(completionOfAll([massOf('own'), massOf('joint')]).expected).toBe(3)
  })

  test('has ten rubrics, of which sustainability is one and the rest of the quiz two', () => {
    expect(RUBRICS).toBe(10)
    expect(completeRubrics([])).toBe(10)
    expect(completeRubrics([{ section: 'quiz', field: 'esg_interest' }])).toBe(9)
    expect(
      completeRubrics([
        { section: 'quiz', field: 'tol_price_drop' },
        { section: 'quiz', field: 'gk_inflation' },
        { section: 'pp_charge', field: 'tmi_rate' },
      ]),
    ).toBe(7)
  })

  test('names an answer by its short words, and whose loan it is', () => {
    expect(labelOfMissing({ section: 'politically_exposed_person', field: 'is_direct_pep' })).toBe(
      'Fonction politiquement exposée',
    )
    expect(labelOfMissing({ section: 'pp_entity_loan', field: 'remaining_capital_amount' })).toBe(
      'Prêt\u00a0: Capital restant dû',
    )
  })
})
