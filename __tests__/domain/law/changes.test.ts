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

  test('are the same whichever date comes first', () => {
    expect(rulesChanged('2018-06-30', '2017-06-30')).toEqual(rulesChanged('2017-06-30', '2018-06-30'))
  })

  test('leave out what did not change', () => {
    expect(overseas(rulesChanged('2019-06-30', '2020-06-30'))).toBeUndefined()
    expect(rulesChanged('2019-06-30', '2019-06-30')).toEqual([])
  })
})
