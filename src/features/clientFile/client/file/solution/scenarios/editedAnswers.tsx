import type { ReactNode } from 'react'
import { AmountField, IntegerField, RateField } from '#client/forms'
import { ProjectField } from '#features/catalogue/client'

/** The answers that one most likes to vary, by the names that the calculation gives them. */
export const answersToEdit = [
  'property_price',
  'contribution',
  'loan_duration',
  'loan_rate',
  'suggested_rent',
  'project',
] as const

/** Draws the field of an answer; left empty, it shows what the calculation takes. */
type Draw = (assumed: number | undefined) => ReactNode

const fields: Readonly<Record<(typeof answersToEdit)[number], Draw>> = {
  property_price: () => <AmountField hideLabel name="investment_price" />,
  contribution: () => <AmountField hideLabel name="contribution" />,
  loan_duration: (assumed) => <IntegerField hideLabel name="loan_duration" assumed={assumed} />,
  loan_rate: (assumed) => <RateField hideLabel name="loan_rate" assumed={assumed} />,
  suggested_rent: (assumed) => <AmountField hideLabel name="suggested_rent" assumed={assumed} />,
  project: () => <ProjectField hideLabel name="project" />,
}

/**
 * The field of a scenario in which an answer is typed; undefined for one that is not varied here.
 * @param assumed what the calculation takes where nobody typed one
 */
export const fieldOfAnswer = (name: string, assumed: number | undefined): ReactNode =>
  new Map<string, Draw>(Object.entries(fields)).get(name)?.(assumed)
