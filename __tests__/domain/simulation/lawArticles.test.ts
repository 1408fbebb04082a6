import { law } from '#domain'

const named = (name: string) => law.lawArticles().find((article) => article.name === name)

describe('the texts that rules rest on', () => {
  test('are named as people name them, without paragraph, date nor the other texts of a source', () => {
    const names = law.lawArticles().map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'CGI art. 199 novovicies',
        'CGI art. 50-0',
        'C. conso. art. L314-6',
        'BOI-BIC-AMT-10-40',
      ]),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /[,;:(]/.test(name.replace(/(annexe I+|Loi [\d-]+( du [\d/]+)?), /, '')))).toEqual([])
  })

  test('leave no rule out but those of a practice or of a reading of ours', () => {
    const held = new Set(law.lawArticles().flatMap(({ parameters }) => parameters))
    const left = law.knownParameters.filter(({ parameter }) => !held.has(parameter))
    const sources = left.flatMap(({ parameter }) => parameter.values.map(({ source }) => source))
    expect(sources.filter((source) => /^(CGI|CSS|CCH|C\. |BOI-|Loi|Décret)/.test(source))).toEqual([])
  })

  test('say what their rules are on a day, with where the text can be read', () => {
    const article = named('CGI art. 199 novovicies')
    if (!article) throw new Error('It is not there.')
    const rates = (day: string) => law.rulesOf(article, day).find(({ label }) => label === 'Taux de la réduction Pinel')
    // Law 2022-1726, art. 1: 12 % to 10,5 % on 1 January 2023, 9 % a year later.
    expect(rates('2022-06-01')).toMatchObject({ value: expect.stringContaining('12') as string, from: '2014-09-01' })
    expect(rates('2024-06-01')).toMatchObject({
      value: expect.stringMatching(/6\sans\s9\s%/) as string,
      from: '2024-01-01',
      link: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000049399676',
    })
  })
})
