export { rulesChanged } from './law/changes'
export { knownParameters } from './law'
export { lawArticles, rulesOf, type LawArticle } from './simulation/explain/lawArticles'
