import { scpi } from '#domain'
import { answersOf, experienceOf } from '../../support/scpi/personas'
import { answersOfPersona } from './answered'

const everything = (choice: readonly [string, string]) =>
  Object.fromEntries(
    ['regulated_savings', 'unit_linked_funds', 'equities', 'bonds_structured', 'rental_real_estate', 'alternative'].map(
      (family) => [family, choice] as const,
    ),
  )

function general(letters: string, experience: Parameters<typeof experienceOf>[0], education: string, finance: string) {
  const quiz = {
    ...answersOf(scpi.generalQuestions, letters),
    ...experienceOf(experience),
    education_level: education,
    finance_experience: finance,
  }
  return scpi.knowledgeExperience(answersOfPersona('P01', { quiz }))
}

describe('general knowledge and experience', () => {
  test.each([
    // 30 + 3 + 1 and 30 + 3 + 2.
    [34, 'basic', { regulated_savings: ['none', 'gt_5y'] as const }, 'bac', 'none'],
    [35, 'informed', { regulated_savings: ['none', 'gt_5y'] as const }, 'bac_2_3', 'none'],
    // 30 + 24 + 4 + 12 less 1, and all of it.
    [69, 'informed', { ...everything(['1_2', '2y_5y']), alternative: ['1_2', 'lt_2y'] as const }, 'bac_5', 'gt_3y'],
    [70, 'advanced', everything(['1_2', '2y_5y']), 'bac_5', 'gt_3y'],
  ])('%d points: %s', (points, level, experience, education, finance) => {
    expect(general('ababb--b', experience, education, finance)).toMatchObject({ points, level, caps: [], correct: 6 })
  })

  test.each([
    ['E1', 'aba-----', 'bac_5', 'none', 59, 'basic', 'KE-CAP-1', 'Moins de 4 bonnes réponses sur 8'],
    ['E2', 'ababb---', 'finance_degree', 'gt_3y', 85, 'informed', 'KE-CAP-2', 'Moins de 6 bonnes réponses sur 8'],
  ])('%s: experience never replaces knowledge', (_, letters, education, finance, points, level, code, label) => {
    const score = general(letters, everything(['gt_10', 'gt_5y']), education, finance)
    expect(score).toMatchObject({ points, level, caps: [{ code, label }] })
  })

  test('four right answers leave Informé, and the cap that decides is the only one told', () => {
    const experience = everything(['gt_10', 'gt_5y'])
    expect(general('abab----', experience, 'finance_degree', 'gt_3y')).toMatchObject({ points: 80, level: 'informed' })
    const three = general('aba-----', experience, 'finance_degree', 'gt_3y')
    expect(three.points).toBe(75)
    expect(three.caps.map(({ code }) => code)).toEqual(['KE-CAP-1'])
  })

  test('each line is explained', () => {
    const { components, sentence, themes_missed } = scpi.knowledgeExperience(answersOfPersona('P01'))
    expect(components.map(({ explanation }) => explanation)).toEqual([
      '7 bonnes réponses sur 8, 5 points chacune',
      'Opérations et durée de détention\u00a0: livrets, comptes à terme, fonds en euros (4 + 3)\u00a0; unités de compte, OPCVM, ETF (2 + 2), soit 11 points',
      'Niveau d’études\u00a0: 4 points sur 8',
      'Expérience professionnelle en finance\u00a0: 0 point sur 12',
    ])
    expect(sentence).toBe('Vous connaissez les principaux placements et leurs risques.')
    expect(themes_missed).toEqual(['bonds'])
  })

  test('without experience, or with more than counts, the line says so', () => {
    expect(general('ababb-ab', {}, 'bac', 'none').components[1]?.explanation).toBe('Aucun placement pratiqué')
    const most = general('ababb-ab', everything(['gt_10', 'gt_5y']), 'bac', 'none').components[1]
    expect(most).toMatchObject({ points: 40, max_points: 40 })
    expect(most?.explanation).toMatch(/soit 48 points, plafonnés à 40$/)
  })
})

function onScpi(letters: string, operations: string, holding: string, sold = false, drop = false) {
  const quiz = {
    ...answersOf(scpi.scpiQuestions, letters),
    scpi_operations_count: operations,
    scpi_holding_period: holding,
    scpi_has_sold_shares: sold,
    scpi_experienced_price_drop: drop,
  }
  return scpi.knowledgeExperienceScpi(answersOfPersona('P01', { quiz }))
}

describe('knowledge and experience of SCPI', () => {
  test.each([
    [42, 'basic', onScpi('bbbacb----', 'none', 'never')],
    // 42 + 12 + 0 + 8, then 63 alone.
    [62, 'basic', onScpi('bbbacb----', 'gt_5', 'never', true, true)],
    [63, 'informed', onScpi('bbbacbaab-', 'none', 'never')],
    // 56 + 10 + 10 + 8, then 63 + 12 + 10.
    [84, 'informed', onScpi('bbbacbaa--', '3_5', 'gt_5y', true, true)],
    [85, 'advanced', onScpi('bbbacbaab-', 'gt_5', 'gt_5y')],
  ])('%d points: %s', (points, level, score) => {
    expect(score).toMatchObject({ points, level, caps: [] })
  })

  test('E3: five right answers are not enough', () => {
    const score = onScpi('bbbac-----', 'gt_5', 'gt_5y', true, true)
    expect(score).toMatchObject({ points: 65, level: 'insufficient', essential_missed: [] })
    expect(score.caps.map(({ code }) => code)).toEqual(['KS-CAP-2'])
    expect(score.sentence).toBe(
      'Certains points essentiels restent à éclaircir avant d’investir en SCPI\u00a0: les frais, le délai de jouissance, la fiscalité, la nue-propriété, l’achat à crédit.',
    )
  })

  test.each(['sk_capital_risk', 'sk_income_variable', 'sk_liquidity', 'sk_horizon'])(
    'a wrong answer to %s is not made up for',
    (question) => {
      const score = scpi.knowledgeExperienceScpi(answersOfPersona('P05', { quiz: { [question]: 'dont_know' } }))
      expect(score).toMatchObject({ points: 93, level: 'insufficient', essential_missed: [question] })
      expect(score.caps.map(({ code }) => code)).toEqual(['KS-CAP-1'])
    },
  )

  test('names the themes of the essential questions missed', () => {
    expect(scpi.knowledgeExperienceScpi(answersOfPersona('P10')).sentence).toBe(
      'Certains points essentiels restent à éclaircir avant d’investir en SCPI\u00a0: le risque sur le capital et les revenus.',
    )
  })

  test('says which purchases the test opens', () => {
    const without = (question: string) =>
      scpi.knowledgeExperienceScpi(answersOfPersona('P05', { quiz: { [question]: 'a' } }))
    expect(without('sk_credit')).toMatchObject({ credit_ok: false, dismemberment_ok: true })
    expect(without('sk_bare_ownership')).toMatchObject({ credit_ok: true, dismemberment_ok: false })
  })

  test('the essential questions are all of the test', () => {
    expect(scpi.essentialQuestions.every((question) => scpi.scpiQuestions.includes(question))).toBe(true)
    expect(Object.keys(scpi.rightAnswers)).toEqual([...scpi.generalQuestions, ...scpi.scpiQuestions])
    expect([scpi.generalQuestions.length, scpi.scpiQuestions.length]).toEqual([8, 10])
  })
})
