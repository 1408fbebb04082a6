import { choice, yesNo } from '#contract/fields'
import type { Field } from '#contract'
import { holdingPeriods, operationCounts } from './choices'

type Questions = Readonly<
  Record<string, { readonly question: string; readonly answers: Readonly<Record<string, string>> }>
>

/** A field for each question, of which the choices are its answers. */
export function askedOf<Asked extends Questions>(
  questions: Asked,
): { readonly [Name in keyof Asked]: Field<keyof Asked[Name]['answers'] & string, false> } {
  const fields = Object.entries(questions).map(([name, { question, answers }]) => [
    name,
    choice(answers, { label: question, required: false }),
  ])
  // Safe: each question gives its own field, under its own name, of its own answers.
  return Object.fromEntries(fields) as ReturnType<typeof askedOf<Asked>>
}

type OfFamily<Family extends string> = Readonly<
  Record<`exp_${Family}_currently_held`, ReturnType<typeof yesNo>> &
    Record<`exp_${Family}_operations`, Field<keyof typeof operationCounts, false>> &
    Record<`exp_${Family}_holding`, Field<keyof typeof holdingPeriods, false>>
>

/** Three fields for each family of investments: whether some are held, how many operations, for how long. */
export function experienceOf<Family extends string>(families: Readonly<Record<Family, string>>): OfFamily<Family> {
  const fields = Object.entries<string>(families).flatMap(([family, label]) => [
    [`exp_${family}_currently_held`, yesNo({ label: `${label}\u00a0: en détenez-vous aujourd’hui\u202f?` })],
    [
      `exp_${family}_operations`,
      choice(operationCounts, { label: `${label}\u00a0: nombre d’opérations sur 5\u00a0ans`, required: false }),
    ],
    [`exp_${family}_holding`, choice(holdingPeriods, { label: `${label}\u00a0: durée de détention`, required: false })],
  ])
  // Safe for the same reason.
  return Object.fromEntries(fields) as OfFamily<Family>
}
