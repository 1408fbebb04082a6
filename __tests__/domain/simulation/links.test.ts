import { linkOf } from '../../../src/domain/simulation/explain/link'

const ARTICLE = 'https://www.legifrance.gouv.fr/codes/article_lc/'

describe('link of a source', () => {
  test.each([
    ['CGI art. 197 (loi 2026-103 du 19/02/2026, art. 4)', `${ARTICLE}LEGIARTI000051212954`],
    ['CGI art. 200-0 A (loi 2010-1657, art. 106)', `${ARTICLE}LEGIARTI000046860048`],
    ['CGI art. 199 novovicies, VI', `${ARTICLE}LEGIARTI000049399676`],
    ['CGI art. 964 et 977 (loi 2017-1837, art. 31)', `${ARTICLE}LEGIARTI000036384999`],
    ['CSS art. L136-8\u202f; CGI art. 235 ter', `${ARTICLE}LEGIARTI000053278668`],
    ['CSS art. L131-6, L136-3 et D136-5 (décret 2024-688)', `${ARTICLE}LEGIARTI000048683707`],
    [
      'BOI-BIC-CHAMP-40-20, § 460',
      'https://bofip.impots.gouv.fr/bofip/3610-PGP.html/identifiant=BOI-BIC-CHAMP-40-20-20240214',
    ],
  ])('%s is the article itself', (source, link) => {
    expect(linkOf(source)).toBe(link)
  })

  test('another article is searched, a practice has no link', () => {
    expect(linkOf('CGI art. 1594 D')).toContain('legifrance.gouv.fr/search')
    expect(linkOf('CGI art. 197 bis')).toContain('legifrance.gouv.fr/search')
    expect(linkOf('Usage bancaire')).toBeUndefined()
  })
})
