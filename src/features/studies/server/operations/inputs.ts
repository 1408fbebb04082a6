import { createHash } from 'node:crypto'
import type { Field } from '#contract'
import { ENGINE_VERSION, solutionConfiguration } from '#features/simulation/contract'
import { writtenAnswer } from '#features/clientFile/server'
import type { StaleReason } from '#features/studies/contract'
import type { StudyFacts, WrittenFact } from '#features/studies/contract/study'
import { UNKNOWN } from '#presentation/formats'

/** What a study was made from: a label and a written value, by the path of each. */
export type StudyInputs = Readonly<Record<string, WrittenFact>>

/** What decides of a study, without its day: while it is the same, the study holds. */
export function inputsOf(facts: StudyFacts): StudyInputs {
  const { operation, scenarios, situation, objectives, wishes, lots, texts, client } = facts
  return {
    client: ['Client', client],
    ...configurationInputs('operation', operation.configuration),
    ...Object.fromEntries(
      scenarios.flatMap(({ id, title, operation: of }) =>
        Object.entries(configurationInputs(`scenario.${id}`, of.configuration, `${title}, `)),
      ),
    ),
    ...Object.fromEntries(situation.flatMap(({ heading, facts: said }) => numbered(`situation.${heading}`, said))),
    objectives: ['Objectifs', objectives.join(', ')],
    ...Object.fromEntries(numbered('wishes', wishes)),
    ...Object.fromEntries(lots.flatMap(({ id, program, facts: said }) => numbered(`lot.${id}`, said, `${program}, `))),
    texts: ['Textes de la société', digest(texts)],
    firm: ['Hypothèses de la société', digest(operation.context.defaults)],
    market: ['Marché de la commune', digest(operation.context.market)],
    engine: ['Version du calcul', ENGINE_VERSION],
  }
}

/** What differs between a study and what it would be made from now. */
export function staleReasons(before: StudyInputs, after: StudyInputs): readonly StaleReason[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return paths.flatMap((path) => {
    const [was, is] = [saidIn(before, path), saidIn(after, path)]
    if (was === is) return []
    const label = after[path]?.[0] ?? before[path]?.[0] ?? path
    return [
      HIDDEN.has(path) ? { path, label, before: 'avant', after: 'modifié' } : { path, label, before: was, after: is },
    ]
  })
}

/** A rent that nobody gave is the market's. */
const saidIn = (inputs: StudyInputs, path: string): string =>
  inputs[path]?.[1] ?? (path.endsWith('.suggested_rent') ? 'estimé d’après le marché' : UNKNOWN)

/** Those whose value is a fingerprint, which tells people nothing. */
const HIDDEN: ReadonlySet<string> = new Set(['texts', 'firm', 'market'])

export const hashOf = (inputs: StudyInputs): string => digest(inputs)

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

function configurationInputs(path: string, configuration: object, before = ''): StudyInputs {
  const fields: Readonly<Record<string, Field>> = solutionConfiguration.fields
  return Object.fromEntries(
    Object.entries(configuration).map(([name, value]: [string, unknown]) => {
      const field = fields[name]
      const written = field ? writtenAnswer(field, value) : JSON.stringify(value)
      return [`${path}.${name}`, [`${before}${field?.label ?? OTHERS[name] ?? name}`, written]] as const
    }),
  )
}

const OTHERS: Readonly<Record<string, string>> = {
  simulation_charges: 'Charges du bien',
  smoothed_loans: 'Crédits lissés',
  planned_loans: 'Plan de financement',
}

const numbered = (
  path: string,
  facts: readonly WrittenFact[],
  before = '',
): readonly (readonly [string, WrittenFact])[] =>
  facts.map(([label, value], place) => [`${path}.${place}.${label}`, [`${before}${label}`, value]])
