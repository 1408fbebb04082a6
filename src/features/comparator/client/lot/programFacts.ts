import { enumerations, resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { formatDate, formatNumber } from '#client/ui'
import { programStages } from '#features/catalogue/contract'

type Program = ResourceOf<'program'>['attributes']

export interface Fact {
  readonly label: string
  readonly value: string
}

const programFields = resources.program.fields

/** A fact that is known. */
export const fact = <Value>(
  label: string,
  value: Value | null | undefined,
  write: (value: Value) => string,
): readonly Fact[] => (value === null || value === undefined ? [] : [{ label, value: write(value) }])

/** What is known of a programme, on its page and on those of its lots. */
export const programFacts = (program: Program): readonly Fact[] => [
  ...fact(programFields.project.label, program.project, (value) => enumerations.projectTypes[value]),
  ...fact(programFields.address.label, program.address, (value) =>
    [value, program.postal_code].filter(Boolean).join(', '),
  ),
  ...fact(programFields.zone.label, program.zone, (value) => enumerations.zones[value]),
  ...fact(programFields.stage.label, program.stage, (value) => programStages[value]),
  ...fact(programFields.delivery_date.label, program.delivery_date, (value) => formatDate(value)),
  ...fact(programFields.energy_class.label, program.energy_class, (value) => enumerations.energyClasses[value]),
  ...fact(programFields.is_nf_habitat.label, program.is_nf_habitat, (value) => (value ? 'Certifié' : 'Non')),
  ...fact(programFields.lease_duration.label, program.lease_duration, (value) => formatNumber(value, { unit: 'ans' })),
  ...fact(programFields.usufruct_duration.label, program.usufruct_duration, (value) =>
    formatNumber(value, { unit: 'ans' }),
  ),
]
