import { knownParameters } from '../../law'
import { inForce, type Parameter } from '../../law/parameter'
import type { TraceParameter } from '../../trace'
import type { IsoDate } from '../../value/calendar'
import { linkOf } from './link'
import { parameterOf } from './step'

/** A published text that rules rest on, and those rules. */
export interface LawArticle {
  /** As people name it: `CGI art. 199 novovicies`, `BOI-BIC-AMT-10-40`. */
  name: string
  parameters: readonly Parameter<never>[]
}

/** Up to the article: what follows tells paragraphs, other texts, dates. */
const ARTICLE = /^[^(;:\u202f]*?\bart\. [^,(;:\u202f§]+|^[^,(;:\u202f§]+/

/** The text that a source names first: `CGI art. 199 novovicies` of `CGI art. 199 novovicies, VI\u202f; décret 2022-384`. */
const articleOf = (source: string): string => (ARTICLE.exec(source)?.[0] ?? source).trim()

const isText = (name: string): boolean => name.includes(' art. ') || linkOf(name) !== undefined

/** Every published text that a rule of the engine rests on, or did at some time; a practice is none. */
export function lawArticles(): readonly LawArticle[] {
  const articles = new Map<string, Set<Parameter<never>>>()
  for (const { parameter } of knownParameters) {
    for (const { source } of parameter.values) {
      const name = articleOf(source)
      if (isText(name)) articles.set(name, (articles.get(name) ?? new Set()).add(parameter))
    }
  }
  return [...articles].map(([name, parameters]) => ({ name, parameters: [...parameters] }))
}

/** What the rules of a text say on a day, each with the source of its value on that day. */
export const rulesOf = ({ parameters }: LawArticle, on: IsoDate): readonly TraceParameter[] =>
  parameters.map((parameter) => parameterOf(inForce(parameter, on)))
