import { law } from '#domain'
import type { Found } from './found'

/** The texts that rules rest on, found by their name or by that of a rule. */
export const articlesFound: readonly Found[] = law
  .lawArticles()
  .toSorted((one, other) => one.name.localeCompare(other.name, 'fr', { numeric: true }))
  .map(({ name, parameters }) => ({
    id: name,
    group: 'Textes de loi',
    label: name,
    otherName: name.replace('art.', 'article'),
    detail: parameters[0]?.label,
    words: parameters.map(({ label }) => label).join(' '),
    target: { article: name },
  }))
