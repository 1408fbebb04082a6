import { readOnce } from '../../law/readOnce'

/** Texts that Légifrance publishes: codes, laws, decrees and orders. */
const PUBLISHED =
  /\b(CGI|CCH|CSS|LPF|C\. com\.|C\. civ\.|[Cc]ode|[Ll]oi|[Dd]écret|[Aa]rrêté|[Oo]rdonnance|LFSS|LF)(?![\p{L}])/u

/** Where the text of a source can be read or searched; undefined for a practice, which no text gives. */
export const linkOf = readOnce((source: string): string | undefined => {
  const [first = source] = source.split('\u202f;')
  if (PUBLISHED.test(first))
    return `https://www.legifrance.gouv.fr/search/all?tab_selection=all&searchField=ALL&query=${encodeURIComponent(first)}`
  return first.includes('BOI-') ? 'https://bofip.impots.gouv.fr/' : undefined
})
