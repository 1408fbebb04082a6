import { solutionConfiguration } from '#contract/simulation'
import type { Field } from '#contract'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { lineOf } from './ofTrace'

/** Where the value that stands for an empty field comes from. */
const sentences: Readonly<Record<string, string>> = {
  notary_fee: 'Droits de mutation, émoluments du notaire et débours, au barème en vigueur à la date de l’acte (C. com. art. A444-91, CGI art. 1594 D)\u202f; le neuf paie la taxe de publicité foncière.',
  guaranty_fee: 'Estimation usuelle\u00a0: une part du capital emprunté.',
  loan_duration: 'Durée usuelle d’un prêt immobilier, prise tant que le champ est vide.',
  duration_to_display: 'Durée usuelle d’une étude, prise tant que le champ est vide.',
}

/** Where what is taken for an empty field comes from. */
export function explainTaken(solution: ExplainedSolution, name: string): Explained | undefined {
  const fields: Readonly<Record<string, Field>> = solutionConfiguration.fields
  const values = new Map<string, unknown>([...Object.entries(solution.answer.meta.context.defaults), ...Object.entries(solution.configuration)])
  const [field, value] = [fields[name], values.get(name)]
  if (!field || typeof value !== 'number') return undefined
  const unit = field.kind === 'rate' ? 'rate' : field.unit === 'ans' ? 'years' : 'euros'
  const sentence = sentences[name] ?? 'Hypothèse de votre société, prise tant que le champ est vide.'
  return { explanation: { label: field.label, value, unit, sentence, lines: lineOf(solution, 'indicators.total_cost'), rules: [] }, amounts: undefined }
}
