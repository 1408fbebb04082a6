import { schemes, type ProjectType, type SolutionConfiguration } from '#domain'
import { withoutNulls, type WithoutNulls } from '#contract/json'
import type { Attributes } from '#contract/resources'

type Answers = { project: ProjectType } & Pick<SolutionConfiguration, 'municipality' | 'property_price'> &
  Partial<SolutionConfiguration> &
  WithoutNulls<Pick<ProgramFacts, 'malraux_tax_reduction_rate'>>

/** What a programme says of its properties for a simulation. */
export type ProgramFacts = Pick<
  Attributes<'program'>,
  | 'project'
  | 'municipality'
  | 'delivery_date'
  | 'seniority'
  | 'energy_class'
  | 'residence_type'
  | 'is_classified_tourism'
  | 'hotel_services'
  | 'usufruct_duration'
  | 'has_social_usufruct'
  | 'pinel_type'
  | 'malraux_is_vir'
  | 'malraux_tax_reduction_rate'
>

/** What a property says of itself for a simulation. */
export type PropertyFacts = Pick<
  Attributes<'property'>,
  | 'property_price'
  | 'surface'
  | 'furniture_price'
  | 'renovation_price'
  | 'energy_renovation_price'
  | 'suggested_rent'
  | 'full_ownership_price'
  | 'monthly_non_recoverable_fee'
  | 'property_tax'
  | 'rental_management_rate'
>

/**
 * The answers of a solution configuration that a property gives by itself: what remains is the household, its loan and the fees.
 * Its own charges, euros a year, replace the usual ones of the firm under the same labels. Undefined without project, place or price.
 * @param signedOn `YYYY-MM-DD`: a programme delivered later is bought off-plan
 */
export function operationOf(program: ProgramFacts, property: PropertyFacts, signedOn: string): Answers | undefined {
  const { project, municipality, delivery_date, seniority } = program
  const { property_price } = property
  if (project === null || municipality === null || property_price === null) return undefined
  return {
    project,
    municipality,
    property_price,
    is_classified_tourism: program.is_classified_tourism,
    has_social_usufruct: program.has_social_usufruct,
    malraux_is_vir: program.malraux_is_vir,
    seniority: seniority ?? 'new',
    ...schemes.findInvestment(project)?.imposes,
    ...(delivery_date !== null && delivery_date > signedOn ? { delivery_date } : {}),
    ...withoutNulls(answeredWhereKnown(program, property)),
    simulation_charges: chargesOf(property),
  }
}

/** What a simulation asks under the names of the catalogue, and does without where nobody said it. */
const answeredWhereKnown = (program: ProgramFacts, property: PropertyFacts) => ({
  energy_class: program.energy_class,
  residence_type: program.residence_type,
  hotel_services: program.hotel_services,
  usufruct_duration: program.usufruct_duration,
  pinel_type: program.pinel_type,
  malraux_tax_reduction_rate: program.malraux_tax_reduction_rate,
  surface: property.surface,
  furniture_price: property.furniture_price,
  renovation_price: property.renovation_price,
  energy_renovation_price: property.energy_renovation_price,
  suggested_rent: property.suggested_rent,
  full_ownership_price: property.full_ownership_price,
})

function chargesOf({
  monthly_non_recoverable_fee,
  property_tax,
  rental_management_rate,
  suggested_rent,
}: PropertyFacts) {
  const yearly = [
    { label: 'Charges de copropriété', amount: (monthly_non_recoverable_fee ?? 0) * 12 },
    { label: 'Taxe foncière', amount: property_tax ?? 0 },
    { label: 'Gestion locative', amount: (suggested_rent ?? 0) * 12 * (rental_management_rate ?? 0) },
  ]
  return yearly
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => ({ label, amount: Math.round(amount * 100) / 100 }))
}
