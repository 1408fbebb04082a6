import type { Attributes } from '#contract'
import { useResource } from '#client/store'
import { formatEuros, StatusTag } from '#client/ui'
import { aimLabel, aimsInOrder } from '#features/clientFile/contract/household'
import { useClientWord } from '../parts/useClientWord'
import { useRows, useSection } from '#client/editing'
import { FactsCard, type Fact } from './FactsCard'
import { written } from './written'

const perMonth = (euros: number): string => formatEuros(euros, { per: 'mois' })

/** What the household wants, and where. */
export function ObjectivesCard() {
  const word = useClientWord()
  const objective = useSection('objective') ?? {}
  const places = useRows('objective_location')
  const chosen = aimsInOrder(objective.priorities).filter((aim) => objective[aim] === true)
  const { monthly_saving_desired: effort, rent_post_loan_desired: rent } = objective
  const facts: readonly Fact[] = [
    ...(chosen.length === 0
      ? [{ label: word('Ce que le client cherche'), value: null, section: 'objective', field: 'build_heritage' }]
      : []),
    {
      label: 'Effort souhaité',
      value: written(effort, perMonth),
      section: 'objective',
      field: 'monthly_saving_desired',
    },
    {
      label: 'Loyer visé après le prêt',
      value: written(rent, perMonth),
      section: 'objective',
      field: 'rent_post_loan_desired',
    },
    {
      label: 'Secteurs',
      value: places.length === 0 ? null : <Places places={places} />,
      section: 'objective-locations',
    },
  ]
  return (
    <FactsCard title={word('Ses objectifs')} facts={facts}>
      {chosen.length > 0 && <Aims aims={chosen} />}
    </FactsCard>
  )
}

const Aims = ({ aims }: { aims: ReturnType<typeof aimsInOrder> }) => (
  <ul className="chips">
    {aims.map((aim) => (
      <li key={aim}>
        <StatusTag tone="info">{aimLabel(aim)}</StatusTag>
      </li>
    ))}
  </ul>
)

type Wanted = Partial<Attributes<'objective_location'>>

const Places = ({ places }: { places: readonly Wanted[] }) => (
  <ul className="chips chips-end">
    {places.map((place) => (
      <li key={place.location}>
        <Place {...place} />
      </li>
    ))}
  </ul>
)

function Place({ location = '', include }: Wanted) {
  const { resource } = useResource('location', location ?? '')
  const name = resource?.attributes.name ?? '…'
  return <StatusTag tone="neutral">{include === false ? `Sauf ${name}` : name}</StatusTag>
}
