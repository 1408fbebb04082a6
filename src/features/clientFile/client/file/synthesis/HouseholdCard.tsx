import { enumerations, type Attributes } from '#contract'
import { formatNumber } from '#client/ui'
import { today, useIsMeeting } from '#client/screens'
import { useHouseholdSections } from '../../shared/useHouseholdSections'
import { useClientWord } from '../parts/useClientWord'
import { useSection } from '#client/editing'
import { FactsCard, type Fact } from './FactsCard'
import { ageOn, nameOf, written, yearsOld } from './written'

/** Who lives in the household. */
export function HouseholdCard() {
  const { person, companion, children, charge } = useHouseholdSections()
  const isMeeting = useIsMeeting()
  const { professional_status: status, employer } = useSection('professional_situation') ?? {}
  const facts: readonly Fact[] = [
    { label: 'Client', value: nameOf(person), section: 'person', field: 'firstname' },
    { label: 'Âge', value: ageOf(person), section: 'person', field: 'birthdate' },
    { label: 'Situation familiale', ...familyOf(person), section: 'person', field: 'marital_status' },
    ...(companion
      ? [
          {
            label: 'Conjoint·e',
            value: nameOf(companion),
            note: ageOf(companion) ?? undefined,
            section: 'companion',
            field: 'firstname',
          },
        ]
      : []),
    { label: 'Enfants à charge', ...childrenOf(children, isMeeting), section: 'children' },
    {
      label: 'Profession',
      value: status ? enumerations.professionalStatuses[status] : null,
      note: employer || undefined,
      section: 'professional-situation',
      field: 'professional_status',
    },
    {
      label: 'Logement',
      value: charge.accommodation_status ? enumerations.accommodationStatuses[charge.accommodation_status] : null,
      section: 'charge',
      field: 'accommodation_status',
    },
  ]
  return <FactsCard title={useClientWord()('Le foyer')} facts={facts} />
}

/** As long as no child is told of, nobody has said that there is none. */
const childrenOf = (children: readonly Born[], isMeeting: boolean): Pick<Fact, 'value' | 'note'> => ({
  value: children.length > 0 ? formatNumber(children.length) : isMeeting ? null : 'Aucun indiqué',
  note: agesOf(children),
})

type Born = Pick<Partial<Attributes<'person'>>, 'birthdate'>

const ageOf = ({ birthdate }: Born): string | null => written(ageOn(today(), birthdate), yearsOld)

/** The matrimonial regime is that of those who are married or in a PACS. */
function familyOf({
  marital_status: status,
  matrimonial_property_regime: regime,
}: Partial<Attributes<'person'>>): Pick<Fact, 'value' | 'note'> {
  const isUnion = status === 'married' || status === 'pacs'
  return {
    value: status ? enumerations.maritalStatuses[status] : null,
    note: isUnion && regime ? enumerations.matrimonialPropertyRegimes[regime] : undefined,
  }
}

/** `4 ans, 8 ans`, the youngest first; undefined when no age is known. */
function agesOf(children: readonly Born[]): string | undefined {
  const ages = children.flatMap(({ birthdate }) => ageOn(today(), birthdate) ?? [])
  return (
    ages
      .toSorted((one, other) => one - other)
      .map(yearsOld)
      .join(', ') || undefined
  )
}
