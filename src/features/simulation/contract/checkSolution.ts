import { schemes, type Question, type SolutionConfiguration } from '#domain'
import { messages } from '#contract'
import { entriesOf, withoutNulls } from '#contract/json'
import {
  checkComplete,
  defineResource,
  nestedErrors,
  takeOut,
  type Checked,
  type CompleteAttributesOf,
  type FieldErrors,
  type ResourceDefinition,
} from '#contract/define'
import { currentLoan } from './resources/currentLoan'
import { simulationCharge } from './resources/simulationCharge'
import { simulationLoan } from './resources/simulationLoan'
import { solutionConfiguration } from './solutionConfiguration'

/** A current loan that the new one is smoothed with. */
const smoothedLoan = defineResource('smoothed_loan', {
  monthly_credit: currentLoan.fields.monthly_credit,
  end_date: currentLoan.fields.end_date,
})

export interface CheckedSolution {
  readonly configuration: SolutionConfiguration
  /** The file whose household is simulated, when there is one. */
  readonly clientFile: string | null
}

/** Checks a calculation payload: complete for its project, every charge of the property too (`simulation_charges.0.amount`). */
export function checkSolutionConfiguration(input: unknown): Checked<CheckedSolution> {
  const { nested: charges, rest: withLoans } = takeOut(input, 'simulation_charges')
  const { nested: loans, rest: withPlan } = takeOut(withLoans, 'smoothed_loans')
  const { nested: planned, rest } = takeOut(withPlan, 'planned_loans')
  const checked = checkComplete(solutionConfiguration, rest)
  const checkedCharges = checkRows(simulationCharge, charges, 'simulation_charges')
  const checkedLoans = checkRows(smoothedLoan, loans, 'smoothed_loans')
  const checkedPlan = checkRows(simulationLoan, planned, 'planned_loans')
  const missing = checked.valid ? requiredBy(checked.attributes.project).filter((name) => !isNamed(rest, name)) : []
  if (!checked.valid || !checkedCharges.valid || !checkedLoans.valid || !checkedPlan.valid || missing.length > 0) {
    const required = Object.fromEntries(missing.map((name) => [name, [messages.required]]))
    return {
      valid: false,
      errors: {
        ...errorsOf(checked),
        ...required,
        ...errorsOf(checkedCharges),
        ...errorsOf(checkedLoans),
        ...errorsOf(checkedPlan),
      },
    }
  }
  const { client_file, ...attributes } = checked.attributes
  const configuration = {
    ...withoutNulls(attributes),
    simulation_charges: checkedCharges.attributes,
    smoothed_loans: checkedLoans.attributes,
    planned_loans: checkedPlan.attributes.map((loan) => withoutNulls(loan)),
  }
  return { valid: true, attributes: { configuration, clientFile: client_file } }
}

/** What a scheme cannot do without, and the questions of its own that every file answers. */
function requiredBy(project: string): readonly string[] {
  const scheme = schemes.find(project)
  if (!scheme) return []
  const required: ReadonlySet<string> = new Set(scheme.requires)
  const own = Object.entries<Question>(scheme.questions).filter(
    ([name, question]) => required.has(name) || question.required === true,
  )
  return [...scheme.asks.filter((name) => required.has(name)), ...own.map(([name]) => name)]
}

const errorsOf = (checked: Checked<unknown>): FieldErrors => (checked.valid ? {} : checked.errors)

/** Rows of an optional list; an error is named by its place, `simulation_charges.0.amount`. */
function checkRows<D extends ResourceDefinition>(
  definition: D,
  input: unknown,
  name: string,
): Checked<CompleteAttributesOf<D>[]> {
  if (input === undefined || input === null) return { valid: true, attributes: [] }
  if (!Array.isArray(input)) return { valid: false, errors: { [name]: [messages.list] } }
  const rows = input.map((row: unknown) => checkComplete(definition, row))
  const errors: FieldErrors = Object.fromEntries(
    rows.flatMap((row, index) => Object.entries(nestedErrors(row, `${name}.${String(index)}`))),
  )
  return Object.keys(errors).length > 0
    ? { valid: false, errors }
    : { valid: true, attributes: rows.flatMap((row) => (row.valid ? [row.attributes] : [])) }
}

const isNamed = (input: unknown, name: string): boolean => entriesOf(input)[name] != null
