import { enumerations, type FieldErrors } from '#contract'
import { omit } from '#contract/json'
import {
  operationOf,
  type Catalogue,
  type CatalogueProgram,
  type CatalogueProperty,
} from '#features/catalogue/contract'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import type { HouseholdComposition, ProjectType, simulate, SolutionConfiguration } from '#domain'
import { estimatedFees, solutionPayload, type SolutionAnswers } from '../solution'
import { projectOfLot } from './lotProject'

type SimulationContext = Parameters<typeof simulate>[1]

/** An operation, and what it is calculated with. */
interface Operation {
  readonly configuration: SolutionConfiguration
  readonly context: SimulationContext
  /** Which of its answers nobody gave: the usual values, the fees estimated, those of an example. */
  readonly taken: TakenValues
}

type TakenValues = Readonly<Record<string, number>>

/** For whom lots are calculated. */
export interface LotBuyer {
  /** As they are typed; of the project, what is no matter of the property counts: contribution, loan, years shown. */
  readonly sections: SolutionAnswers
  /** Absent where nobody said who the household is. */
  readonly composition?: HouseholdComposition
  readonly assumptions: Catalogue['assumptions']
  /** Those of its answers that are an example. */
  readonly examples?: TakenValues
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** Why a lot has no figures, in a few French words. */
export interface WithoutFigures {
  readonly reason: string
}

export interface LotCalculation {
  /** What the file lacks before any lot can be calculated: French messages by answer; empty when it lacks nothing. */
  readonly missing: FieldErrors
  /** The very operation that the solution calculates once it is opened with this lot. */
  readonly operationOf: (lot: CatalogueProperty) => Operation | WithoutFigures
}

/** Answers that are the lot's alone: what the one does not say is not what another says. */
const ofTheLot = [
  'seniority',
  'energy_class',
  'residence_type',
  'hotel_services',
  'usufruct_duration',
  'pinel_type',
  'malraux_tax_reduction_rate',
  'surface',
  'furniture_price',
  'renovation_price',
  'energy_renovation_price',
  'suggested_rent',
  'full_ownership_price',
  'buyer_type',
  'delivery_date',
  'property_tax_exemption',
  'waste_tax',
  'business_property_tax',
  'simulation_charges',
] as const satisfies readonly (keyof SolutionConfiguration)[]

type BuyersAnswers = Omit<SolutionConfiguration, (typeof ofTheLot)[number]>

/**
 * Prepares the calculation of many lots for one household. Answers are checked once a project type, on its first lot: the
 * contract's check of a whole configuration takes half as long as its simulation.
 */
export function lotCalculation(buyer: LotBuyer, lots: readonly CatalogueProperty[]): LotCalculation {
  const answers = new Map(projectsOf(lots).map((lot) => [lot.program.project, answersOf(buyer, lot)]))
  const contextOf = contexts(buyer)
  return {
    missing: missingIn([...answers.values()]),
    operationOf: (lot) => {
      const context = contextOf(lot.program)
      if ('reason' in context) return context
      const known = answers.get(lot.program.project)
      const found = known?.valid === true ? operation(buyer, known, lot, context) : undefined
      return found ?? { reason: 'données incomplètes' }
    },
  }
}

/** The first lot of each project type that is calculated. */
function projectsOf(lots: readonly CatalogueProperty[]): readonly CatalogueProperty[] {
  const first = new Map<ProjectType, CatalogueProperty>()
  for (const lot of lots) {
    const { project } = lot.program
    if (project !== null && enumerations.isInvestment(project) && !first.has(project)) first.set(project, lot)
  }
  return [...first.values()]
}

type Checked =
  | { readonly valid: true; readonly attributes: BuyersAnswers; readonly taken: TakenValues }
  | { readonly valid: false; readonly errors: FieldErrors }

function answersOf({ sections, assumptions, examples, today }: LotBuyer, lot: CatalogueProperty): Checked {
  const { project } = lot.program
  const bought = projectOfLot(lot, sections.simulation.notary_signature_date ?? today)
  const firm = project === null ? undefined : assumptions.get(project)
  if (!bought || !firm) return { valid: false, errors: {} }
  const simulation = { ...sections.simulation, ...bought.simulation }
  const { configuration, defaults } = solutionPayload(
    { ...sections, simulation, simulationCharges: bought.charges },
    firm,
    today,
  )
  const checked = checkSolutionConfiguration(configuration)
  if (!checked.valid) return checked
  const attributes = omit(checked.attributes.configuration, ofTheLot)
  return { valid: true, attributes, taken: { ...defaults, ...examples } }
}

/** What is missing of one lot only is no matter of the file. */
function missingIn(checks: readonly Checked[]): FieldErrors {
  const lots: ReadonlySet<string> = new Set([...ofTheLot, 'project', 'municipality', 'property_price'])
  const errors = checks.flatMap((check) => (check.valid ? [] : Object.entries(check.errors)))
  return Object.fromEntries(errors.filter(([name]) => !lots.has(name.split('.')[0] ?? name)))
}

function operation(
  { sections, assumptions, today }: LotBuyer,
  { attributes: answers, taken }: Extract<Checked, { valid: true }>,
  lot: CatalogueProperty,
  context: SimulationContext,
): Operation | undefined {
  const {
    contribution = null,
    notary_signature_date = null,
    loan_application_fee = null,
    brokerage_fee = null,
  } = sections.simulation
  const own = operationOf(lot.program, lot, notary_signature_date ?? today)
  const firm = own && assumptions.get(own.project)
  if (!own || !firm) return undefined
  const {
    project,
    property_price,
    municipality,
    seniority = 'new',
    renovation_price = null,
    furniture_price = null,
  } = own
  const purchase = {
    project,
    investment_price: property_price,
    municipality,
    seniority,
    renovation_price,
    furniture_price,
    contribution,
    notary_signature_date,
    loan_application_fee,
    brokerage_fee,
  }
  const fees = estimatedFees(purchase, firm, today)
  return { configuration: { ...answers, ...own, ...fees }, context, taken: { ...taken, ...fees } }
}

/** What lots are calculated with besides their answers: the same object for those of a programme. */
function contexts({
  composition,
  assumptions,
  today,
}: LotBuyer): (program: CatalogueProgram) => SimulationContext | WithoutFigures {
  const known = new Map<string, SimulationContext | WithoutFigures>()
  const make = ({
    project,
    zone,
    rent_per_square_meter,
    price_per_square_meter,
  }: CatalogueProgram): SimulationContext | WithoutFigures => {
    if (project === null || zone === null || rent_per_square_meter === null || price_per_square_meter === null)
      return { reason: 'données incomplètes' }
    if (!enumerations.isInvestment(project)) return { reason: 'résidence du client' }
    const defaults = assumptions.get(project)
    if (!defaults) return { reason: 'dispositif désactivé' }
    return {
      asOf: today,
      defaults,
      market: { zone, rent_per_square_meter, price_per_square_meter },
      ...(composition ? { household: composition } : {}),
    }
  }
  return (program) => {
    const context = known.get(program.id) ?? make(program)
    known.set(program.id, context)
    return context
  }
}
