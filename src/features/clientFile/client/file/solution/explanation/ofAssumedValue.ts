import { solutionConfiguration } from '#features/simulation/contract'
import type { Field } from '#contract'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { exampleNames } from './examples'
import { lineOf } from './ofTrace'
import { unitOf } from './unitOf'

const EXAMPLE = 'Valeur d’exemple, prise tant que le champ est vide.'

/** Where the value that stands for an empty field comes from; an operation that is in no file begins with examples. */
const sentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(exampleNames.map((name) => [name, EXAMPLE])),
  notary_fee:
    'Droits de mutation, émoluments du notaire et débours, ' +
    'au barème en vigueur à la date de l’acte (C. com. art. A444-91, CGI art. 1594 D)\u202f; le neuf paie la taxe de publicité foncière.',
  guaranty_fee: 'Estimation usuelle\u00a0: une part du capital emprunté.',
  loan_duration: 'Durée usuelle d’un prêt immobilier, prise tant que le champ est vide.',
  duration_to_display: 'Durée usuelle d’une projection, prise tant que le champ est vide.',
}

/** Where what is taken for an empty field comes from. */
export const explainAssumedValue = (solution: ExplainedSolution, name: string): Explained | undefined =>
  explainValue(solution, name, sentences[name] ?? 'Hypothèse de votre société, prise tant que le champ est vide.')

/** Where an answer of an operation comes from: a field that was filled, or what is taken while it is empty. */
export const explainAnswer = (solution: ExplainedSolution, name: string): Explained | undefined =>
  solution.taken && Object.hasOwn(solution.taken, name)
    ? explainAssumedValue(solution, name)
    : explainValue(solution, name, 'Valeur saisie pour cette opération.')

function explainValue(solution: ExplainedSolution, name: string, sentence: string): Explained | undefined {
  const fields: Readonly<Record<string, Field>> = solutionConfiguration.fields
  const values = new Map<string, unknown>([
    ...Object.entries(solution.answer.meta.context.defaults),
    ...Object.entries(solution.configuration),
  ])
  const [field, value] = [fields[name], values.get(name)]
  if (!field || typeof value !== 'number') return undefined
  return {
    explanation: {
      label: field.label,
      value,
      unit: unitOf(field),
      sentence,
      lines: lineOf(solution, 'indicators.total_cost'),
      rules: [],
    },
    amounts: undefined,
  }
}
