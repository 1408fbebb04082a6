import { scpi } from '#domain'
import { answersOf } from '../../support/scpi/personas'
import { toleranceQuestions } from '../../../src/domain/scpi/questions'
import { answersOfPersona } from './answered'

/** P05, whom nothing limits, with some answers changed. */
function profile(changes: Parameters<typeof answersOfPersona>[1]) {
  return scpi.investorProfile(answersOfPersona('P05', changes))
}

describe('the profile of an investor', () => {
  test.each([
    [2, 'baab', 'secure', ['tolerance']],
    [3, 'bbba', 'cautious', ['tolerance']],
    [6, 'cbcb', 'cautious', ['tolerance']],
    [7, 'cccb', 'balanced', ['tolerance']],
    [10, 'ddcc', 'balanced', ['tolerance']],
    [11, 'dddc', 'dynamic', ['tolerance']],
    [13, 'eddd', 'dynamic', ['tolerance']],
  ])('%d points of tolerance (%s): %s', (points, letters, level, limiting) => {
    expect(profile({ quiz: answersOf(toleranceQuestions, letters) })).toMatchObject({ points, level, limiting })
  })

  test('14 points of tolerance limit nothing, and no sentence says that they do', () => {
    const score = profile({ quiz: answersOf(toleranceQuestions, 'eedd') })
    expect(score).toMatchObject({ points: 14, level: 'offensive', sri_max: 7 })
    expect(score.sentence).toBe('Votre profil est Offensif.')
  })

  test.each([
    ['investment_risk', 'no_risk', 'secure', 1],
    ['investment_risk', 'low', 'cautious', 3],
    ['max_loss_accepted', 'lte_25', 'balanced', 4],
    ['max_loss_accepted', 'lte_50', 'dynamic', 6],
    ['investment_duration', 'lt_3y', 'secure', 1],
    ['investment_duration', '5y_8y', 'balanced', 4],
    ['liquidity_need', 'anytime', 'secure', 1],
    ['liquidity_need', 'partial_5y', 'cautious', 3],
  ])('%s of %s: %s', (field, answer, level, sri_max) => {
    expect(profile({ objective: { [field]: answer } })).toMatchObject({ level, sri_max, limiting: [field] })
  })

  test('what the situation allows limits it, whatever is accepted', () => {
    expect(profile({ wealth: { saving_ratio: -0.1 } })).toMatchObject({
      level: 'secure',
      limiting: ['ability_to_sustain_loss'],
    })
  })

  test('so does the general knowledge, and not that of SCPI', () => {
    expect(profile({ quiz: answersOf(scpi.generalQuestions, '--------') })).toMatchObject({
      level: 'balanced',
      limiting: ['knowledge_experience'],
    })
    expect(profile({ quiz: answersOf(scpi.scpiQuestions, '----------') }).level).toBe('offensive')
  })

  test.each([
    ['tol_price_drop', { quiz: { tol_price_drop: 'a' } }],
    ['tol_illiquidity', { quiz: { tol_illiquidity: 'a' } }],
    ['main_objective', { objective: { premium_investments: ['capital_preservation', 'future_income'] } }],
  ])('%s leaves no profile above Prudent', (code, changes) => {
    const score = profile(changes)
    expect(score).toMatchObject({ level: 'cautious', limiting: [code] })
    expect(score.caps.map((cap) => cap.code)).toEqual([code])
  })

  test('an objective that is not the first one excludes nothing', () => {
    const objective = { premium_investments: ['future_income', 'capital_preservation'] }
    expect(profile({ objective }).level).toBe('offensive')
  })

  test('the adviser lowers it, and cannot raise it', () => {
    const lowered = profile({ objective: { manual_lower_level: 'balanced' } })
    expect(lowered).toMatchObject({ level: 'balanced', sri_max: 4, limiting: ['manual_lower_level'] })
    expect(lowered.sentence).toBe('Votre profil est Équilibré. Il est limité par\u00a0: la décision du conseiller.')
    const raised = scpi.investorProfile(answersOfPersona('P01', { objective: { manual_lower_level: 'offensive' } }))
    expect(raised).toEqual(scpi.investorProfile(answersOfPersona('P01')))
  })

  test('names all that limits it', () => {
    const { sentence, components } = scpi.investorProfile(answersOfPersona('P01'))
    expect(sentence).toBe(
      'Votre profil est Équilibré. Il est limité par\u00a0: le niveau de risque accepté, la perte maximale acceptée.',
    )
    expect(components.slice(0, 3).map(({ explanation }) => explanation)).toEqual([
      '11 points sur 16 aux quatre questions\u00a0: Dynamique',
      'Réponse «\u00a0un risque modéré\u00a0»\u00a0: Équilibré au plus',
      'Réponse «\u00a0jusqu’à 25\u202f%\u00a0»\u00a0: Équilibré au plus',
    ])
  })
})

describe('sustainability', () => {
  test.each([
    [0, 'interested', 'none', 'none', []],
    [10, 'sensitive', 'gte_1', 'none', []],
    [20, 'sensitive', 'none', 'gte_10', ['waste']],
    [30, 'committed', 'none', 'gte_50', []],
    [50, 'committed', 'gte_5', 'gte_50', []],
    [60, 'demanding', 'gte_10', 'gte_50', null],
    [100, 'demanding', 'gte_25', 'gte_80', ['waste', 'ghg_emissions', 'fossil_fuels']],
  ])('%d points: %s', (points, level, esg_taxonomy_min, esg_sustainable_min, esg_pai_families) => {
    const quiz = { esg_interest: 'yes', esg_taxonomy_min, esg_sustainable_min, esg_pai_families }
    expect(scpi.extraFinancialProfile(answersOfPersona('P01', { quiz }))).toMatchObject({ points, level })
  })

  test.each(['no', 'no_answer'])('%s: neutral, whatever else was answered', (esg_interest) => {
    const score = scpi.extraFinancialProfile(answersOfPersona('P09', { quiz: { esg_interest } }))
    expect(score).toMatchObject({ points: 0, level: 'neutral', level_label: 'Neutre', is_complete: true })
  })
})

describe('two subscribers', () => {
  const of = (code: scpi.ScoreCode, id: string) => scpi.scoreOf(code, answersOfPersona(id))

  test.each([
    ['knowledge-experience', 'basic', 2],
    ['knowledge-experience-scpi', 'insufficient', 2],
    ['ability-to-sustain-loss', 'total', null],
    ['investor-profile', 'cautious', 2],
    ['extra-financial-profile', 'neutral', null],
  ] as const)('%s of P02 and P03: the weaker one, %s', (code, level, limiting) => {
    expect(scpi.coupleLevel(of(code, 'P02'), of(code, 'P03'))).toMatchObject({ level, limiting })
  })

  test('the first one may be the weaker', () => {
    const [first, second] = [of('investor-profile', 'P03'), of('investor-profile', 'P02')]
    expect(scpi.coupleLevel(first, second)).toEqual({ level: 'cautious', level_label: 'Prudent', limiting: 1 })
  })

  test('the more demanding preferences count', () => {
    const [demanding, neutral] = [of('extra-financial-profile', 'P09'), of('extra-financial-profile', 'P02')]
    expect(scpi.coupleLevel(neutral, demanding)).toEqual({ level: 'demanding', level_label: 'Exigeant', limiting: 2 })
    expect(scpi.coupleLevel(demanding, neutral)?.limiting).toBe(1)
  })

  test('nothing is said while one is incomplete, nor of scores that are not the same', () => {
    const missing = scpi.investorProfile(answersOfPersona('P02', { age: null }))
    expect(scpi.coupleLevel(missing, of('investor-profile', 'P03'))).toBeNull()
    expect(scpi.coupleLevel(of('investor-profile', 'P03'), missing)).toBeNull()
    expect(() => scpi.coupleLevel(of('investor-profile', 'P03'), of('knowledge-experience', 'P03'))).toThrow('compared')
  })
})
