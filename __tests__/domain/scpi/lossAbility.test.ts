import { scpi } from '#domain'
import { answersOfPersona } from './answered'

/** Points of one component of P02 (95 points, nothing capped) once some answers are changed. */
function pointsOf(component: string, changes: Parameters<typeof answersOfPersona>[1]) {
  const { components } = scpi.abilityToSustainLoss(answersOfPersona('P02', changes))
  return components.find(({ code }) => code === component)?.points
}

describe('the points of each line', () => {
  test.each([
    [-0.0001, 0],
    [0, 5],
    [0.0999, 5],
    [0.1, 10],
    [0.1999, 10],
    [0.2, 15],
    [0.2999, 15],
    [0.3, 20],
  ])('saving ratio of %d: %d', (saving_ratio, points) => {
    expect(pointsOf('saving_ratio', { wealth: { saving_ratio } })).toBe(points)
  })

  test.each([
    [0, 15],
    [0.1, 15],
    [0.1001, 12],
    [0.25, 12],
    [0.2501, 8],
    [0.33, 8],
    [0.3301, 4],
    [0.35, 4],
    [0.3501, 0],
  ])('debt ratio of %d: %d', (debt_ratio, points) => {
    expect(pointsOf('debt_ratio', { wealth: { debt_ratio } })).toBe(points)
  })

  test.each([
    [2.999, 0],
    [3, 10],
    [5.999, 10],
    [6, 18],
    [11.999, 18],
    [12, 25],
    [99, 25],
  ])('%d months of savings: %d', (precaution_months, points) => {
    expect(pointsOf('precaution_months', { wealth: { precaution_months } })).toBe(points)
  })

  test.each([
    [24_999.99, 0],
    [25_000, 5],
    [100_000, 10],
    [299_999.99, 10],
    [300_000, 15],
    [999_999.99, 15],
    [1_000_000, 20],
  ])('net worth of %d: %d', (net_worth, points) => {
    expect(pointsOf('net_worth', { wealth: { net_worth } })).toBe(points)
  })

  test.each([
    [0, 5],
    [1, 3],
    [2, 3],
    [3, 1],
  ])('%d dependent children: %d', (nb_dependent_children, points) => {
    expect(pointsOf('dependents', { nb_dependent_children })).toBe(points)
  })

  test.each([
    [null, 1],
    [50, 1],
    [52, 1],
    [53, 3],
    [59, 3],
    [60, 5],
  ])('at 50, retirement at %s: %d', (retirement_age, points) => {
    expect(
      pointsOf('retirement', { age: 50, professional_situation: { work_status: 'official', retirement_age } }),
    ).toBe(points)
  })

  test.each([
    ['official', 10],
    ['liberal_profession', 7],
    ['independent', 6],
    ['cdd_or_interim', 4],
    ['unemployed', 0],
  ])('stability of %s: %d', (work_status, points) => {
    expect(pointsOf('stability', { professional_situation: { work_status } })).toBe(points)
  })
})

describe('the level', () => {
  // Saving 5 or 10, debt 4, months 10, nothing owned, a student; and so on.
  test.each([
    [29, 'none', 0, 0.34, 3, 0, 'student', 0],
    [30, 'limited', 0.1, 0.34, 3, 0, 'student', 3],
    [49, 'limited', 0, 0.2, 6, 0, 'cdd_or_interim', 0],
    [50, 'significant', 0, 0.1, 3, 100_000, 'student', 0],
    [69, 'significant', 0.3, 0.3, 6, 25_000, 'official', 2],
    [70, 'high', 0.3, 0.1, 3, 300_000, 'student', 0],
    [84, 'high', 0.3, 0.1, 12, 100_000, 'cdd_or_interim', 0],
    [85, 'total', 0.3, 0.1, 12, 300_000, 'student', 0],
  ])(
    '%d points: %s',
    (points, level, saving_ratio, debt_ratio, precaution_months, net_worth, work_status, children) => {
      const answers = answersOfPersona('P01', {
        wealth: { saving_ratio, debt_ratio, precaution_months, net_worth },
        professional_situation: { work_status },
        nb_dependent_children: children,
      })
      expect(scpi.abilityToSustainLoss(answers)).toMatchObject({ points, level, caps: [] })
    },
  )

  // Income of 8,000 a month, 1,200,000 of net worth, a civil servant of 40 without children.
  test.each([
    ['E4', 4000, 0, 2_000, 75, 'none', 'AL-CAP-2'],
    ['E5', 8400, 0, 60_000, 73, 'none', 'AL-CAP-1'],
    ['E6', 2000, 3200, 60_000, 78, 'limited', 'AL-CAP-5'],
    ['E7', 4000, 0, 8_000, 75, 'limited', 'AL-CAP-3'],
    ['E8', 2000, 4400, 60_000, 73, 'none', 'AL-CAP-4'],
  ])('%s: charges of %d, loans of %d, %d at hand', (_, charges, loans, liquid, points, level, cap) => {
    const wealth = scpi.wealthOf(
      [
        {
          share: 1,
          income: { monthly_wages_pensions_amount: 8000 },
          charge: { monthly_current_charges_amount: charges },
          financial_asset: { current_account_amount: liquid },
          non_financial_asset: { real_estate_home_amount: 1_200_000 - liquid },
          loans: [{ monthly_payment_amount: loans, remaining_capital_amount: 0 }],
        },
      ],
      '2026-11-20',
    )
    const professional_situation = { work_status: 'official', retirement_age: 64 }
    const answers = answersOfPersona('P01', { wealth, professional_situation, age: 40, nb_dependent_children: 0 })
    const score = scpi.abilityToSustainLoss(answers)
    expect([score.points, score.level, score.caps.map(({ code }) => code)]).toEqual([points, level, [cap]])
  })

  test.each([
    ['AL-CAP-1', { saving_ratio: -0.0001 }, 'none'],
    ['AL-CAP-2', { precaution_months: 0.99 }, 'none'],
    ['AL-CAP-3', { precaution_months: 1 }, 'limited'],
    ['AL-CAP-3', { precaution_months: 2.99 }, 'limited'],
    ['AL-CAP-4', { debt_ratio: 0.5001 }, 'none'],
    ['AL-CAP-5', { debt_ratio: 0.5 }, 'limited'],
    ['AL-CAP-5', { debt_ratio: 0.3501 }, 'limited'],
  ])('%s caps it: %j', (cap, wealth, level) => {
    const score = scpi.abilityToSustainLoss(answersOfPersona('P02', { wealth }))
    expect([score.level, score.caps.map(({ code }) => code)]).toEqual([level, [cap]])
  })

  test.each([[{ saving_ratio: 0 }], [{ precaution_months: 3 }], [{ debt_ratio: 0.35 }]])('no cap at %j', (wealth) => {
    expect(scpi.abilityToSustainLoss(answersOfPersona('P02', { wealth })).caps).toEqual([])
  })
})

test('a person can check each line, and the sentence tells the level', () => {
  const { components, sentence } = scpi.abilityToSustainLoss(answersOfPersona('P01'))
  expect(components.map(({ explanation }) => explanation)).toEqual([
    'Taux d’épargne de 45,00\u202f%',
    'Taux d’endettement de 22,50\u202f%',
    '11\u00a0mois de dépenses disponibles aussitôt',
    'Patrimoine net de 70\u202f000\u00a0€',
    'Statut professionnel\u00a0: 10 points de stabilité sur 10',
    'Aucun enfant à charge',
    'Retraite dans 30\u00a0ans',
  ])
  expect(sentence).toBe(
    'Au vu de vos revenus, charges, dettes et épargne, votre situation permet de supporter une perte importante, jusqu’à 50\u202f% du montant investi.',
  )
})

test('the sentence says of who can sustain no loss that he can sustain none', () => {
  const { level, sentence } = scpi.abilityToSustainLoss(answersOfPersona('P02', { wealth: { saving_ratio: -0.1 } }))
  expect([level, sentence]).toEqual([
    'none',
    'Au vu de vos revenus, charges, dettes et épargne, votre situation ne permet de supporter aucune perte.',
  ])
})
