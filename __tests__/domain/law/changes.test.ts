import { law } from '#domain'

const { rulesChanged } = law

describe('the rules that changed between two dates', () => {
  const overseas = (rules: ReturnType<typeof rulesChanged>) =>
    rules.find(({ label }) => label === 'Abattement outre-mer')

  test('say both values, from when and by which text: the abatement overseas, cut by law 2018-1317', () => {
    expect(overseas(rulesChanged('2017-06-30', '2018-06-30'))).toMatchObject({
      from: '2018-01-01',
      source: 'CGI art. 197, I, 3 (loi 2018-1317)',
    })
  })

  test('say what the less sure of both values rests on: a text that was read, or a practice', () => {
    const reliabilityOf = (label: string, ...[one, other]: Parameters<typeof rulesChanged>) =>
      rulesChanged(one, other).find((rule) => rule.label === label)?.reliability
    expect(reliabilityOf('Abattement outre-mer', '2017-06-30', '2018-06-30')).toBe('official')
    expect(reliabilityOf('Taux de la réduction Pinel', '2022-06-30', '2023-06-30')).toBe('secondary')
    expect(reliabilityOf('Plafond des travaux Malraux', '2016-06-30', '2017-06-30')).toBe('unverified')
  })

  test('are the same whichever date comes first', () => {
    expect(rulesChanged('2018-06-30', '2017-06-30')).toEqual(rulesChanged('2017-06-30', '2018-06-30'))
  })

  test('leave out what did not change', () => {
    expect(overseas(rulesChanged('2019-06-30', '2020-06-30'))).toBeUndefined()
    expect(rulesChanged('2019-06-30', '2019-06-30')).toEqual([])
  })
})
