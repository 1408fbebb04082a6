import type { TraceStep } from '#domain'

type Rule = TraceStep['parameters'][number]

/** The rules of law of a step and of those inside it, each once. */
export function rulesOf(step: TraceStep): readonly Rule[] {
  const rules = new Map<string, Rule>()
  const collect = ({ parameters, steps = [] }: TraceStep): void => {
    for (const rule of parameters) rules.set(`${rule.label} ${rule.from}`, rule)
    steps.forEach(collect)
  }
  collect(step)
  return [...rules.values()]
}
