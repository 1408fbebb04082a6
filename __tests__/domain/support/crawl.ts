import type { TraceStep } from '#domain'

/** What tells the rows of a list apart: never an amount. */
const NAMES = ['key', 'reading', 'project', 'year', 'number', 'loan_duration']

/** A figure of an answer and its path, rows being named by what tells them apart; `amount` is the figure of its row. */
export interface Figure {
  path: string
  value: number | null
}

/** Every number of an answer, and every figure that is not known, but what names a row. */
export function figuresOf(value: unknown, path = ''): Figure[] {
  if (typeof value === 'number' || value === null) return [{ path: path.replace(/\.amount$/, ''), value }]
  if (typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((row: unknown) => rowFigures(row, path))
  return Object.entries(value).flatMap(([name, inner]) =>
    path !== '' && name === 'year' ? [] : figuresOf(inner, joined(path, name)),
  )
}

function rowFigures(row: unknown, path: string): Figure[] {
  if (typeof row !== 'object' || row === null) return []
  const known = new Map<string, unknown>(Object.entries(row))
  const name = NAMES.find((candidate) => known.has(candidate)) ?? ''
  return [...known]
    .filter(([key]) => key !== name)
    .flatMap(([key, inner]) => figuresOf(inner, joined(joined(path, String(known.get(name))), key)))
}

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** A step and all those under it. */
export function allSteps(steps: readonly TraceStep[]): TraceStep[] {
  return steps.flatMap((step) => [step, ...allSteps(step.steps ?? [])])
}

/** Fails with the figures that no step explains, and with the steps that explain another figure than the one shown. */
export function expectExplained(answer: object, trace: readonly TraceStep[] | undefined): void {
  const explained = new Map((trace ?? []).map(({ key, value }) => [key, value]))
  const figures = figuresOf(answer)
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.filter(({ path }) => !explained.has(path)).map(({ path }) => path)).toEqual([])
  expect(figures.filter(({ path, value }) => explained.get(path) !== value)).toEqual([])
  expect(explained.size).toBe(trace?.length)
}

/** Fails when a step is not a French sentence with finite inputs and sourced parameters, or names a figure that has no step. */
export function expectWritten(trace: readonly TraceStep[]): void {
  const steps = allSteps(trace)
  const keys = new Set(trace.map(({ key }) => key))
  expect(steps.filter(({ formula, label }) => !formula.endsWith('.') || label.length <= 3)).toEqual([])
  const parameters = steps.flatMap((step) => step.parameters)
  expect(parameters.filter(({ source, value }) => source.length <= 5 || value.length === 0)).toEqual([])
  const inputs = steps.flatMap((step) => step.inputs)
  expect(inputs.filter(({ value }) => typeof value === 'number' && !Number.isFinite(value))).toEqual([])
  expect(inputs.filter(({ figure }) => figure !== undefined && !keys.has(figure))).toEqual([])
}
