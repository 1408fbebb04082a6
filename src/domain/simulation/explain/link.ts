import { memoize } from '../../value/memoize'
import { articles, bofipPages } from './articles'

const ARTICLE = /^(CGI|CSS) art\. ((?:[LRD]\d[\d-]*)|(?:\d[\d-]*(?: (?!et\b)(?:[a-z]+|[A-Z])(?![\p{L}]))*))/u
const BOFIP = /BOI(?:-[A-Z0-9]+)+/

/** Texts that Légifrance publishes: codes, laws, decrees and orders. */
const PUBLISHED =
  /\b(CGI|CCH|CSS|LPF|C\. com\.|C\. civ\.|[Cc]ode|[Ll]oi|[Dd]écret|[Aa]rrêté|[Oo]rdonnance|LFSS|LF)(?![\p{L}])/u

/**
 * Where the text of a source can be read: the article or document itself where it is known, otherwise a search;
 * undefined for a practice.
 */
export const linkOf = memoize((source: string): string | undefined => {
  const [first = source] = source.split('\u202f;')
  return articleLink(first) ?? searchLink(first) ?? bofipLink(first)
})

function articleLink(source: string): string | undefined {
  const [, code = '', number = ''] = ARTICLE.exec(source) ?? []
  const id = articles[`${code} ${number}`]
  return id === undefined ? undefined : `https://www.legifrance.gouv.fr/codes/article_lc/${id}`
}

function searchLink(source: string): string | undefined {
  return PUBLISHED.test(source)
    ? `https://www.legifrance.gouv.fr/search/all?tab_selection=all&searchField=ALL&query=${encodeURIComponent(source)}`
    : undefined
}

function bofipLink(source: string): string | undefined {
  const [document] = BOFIP.exec(source) ?? []
  if (document === undefined) return undefined
  const page = bofipPages[document]
  return page === undefined ? 'https://bofip.impots.gouv.fr/' : `https://bofip.impots.gouv.fr/bofip/${page}`
}
