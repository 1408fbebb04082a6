import type { TraceStep } from '#domain'

type Steps = ReadonlyMap<string, TraceStep>

/** The steps of figures, by the keys that they are asked by. */
export const stepsByKey = (trace: readonly TraceStep[]): Steps => new Map(trace.map((step) => [step.key, step]))

/** A line of a calculation, and the step that explains it in its turn. */
interface ExplainedLine {
  readonly label: string
  readonly value: number | string | null
  readonly unit: TraceStep['unit']
  readonly step: TraceStep | undefined
}

/** What entered a figure: what was given, then what was found on the way. */
export const linesOf = (step: TraceStep, steps: Steps): readonly ExplainedLine[] => [
  ...step.inputs.map(({ label, value, unit, figure }) => ({
    label,
    value,
    unit,
    step: figure === undefined ? undefined : steps.get(figure),
  })),
  ...(step.steps ?? []).map((inner) => ({ label: inner.label, value: inner.value, unit: inner.unit, step: inner })),
]

/** What is said of a rule that no official text confirms for its date. */
export const doubts: Readonly<Record<TraceStep['parameters'][number]['reliability'], string>> = {
  official: '',
  secondary: 'Source secondaire',
  unverified: 'Règle non vérifiée',
  outdated: 'Règle non vérifiée à cette date',
}
