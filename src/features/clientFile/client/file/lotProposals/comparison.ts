import { formatDate } from '#client/ui'
import { amountFact, outcomeFacts, scoreFact, type ComparedFact } from '#features/catalogue/client/comparison'
import { lotKind, schemeName } from '#features/catalogue/client/lots'
import { propertyStatuses } from '#features/catalogue/contract'
import type { LotRow } from './LotRow'

type NameOf = (slug: string | null) => string

const propertyFacts = (nameOf: NameOf): readonly ComparedFact<LotRow>[] => [
  amountFact('Prix', ({ lot }) => lot.property_price),
  { label: 'Type', write: ({ lot }) => lotKind(lot) },
  amountFact('Prix au m²', ({ lot: { property_price: price, surface } }) =>
    price !== null && surface ? price / surface : null,
  ),
  { label: 'Commune', write: ({ lot: { program } }) => nameOf(program.municipality) },
  { label: 'Dispositif', write: ({ lot }) => schemeName(lot) },
  {
    label: 'Livraison',
    write: ({ lot: { program } }) => (program.delivery_date === null ? '—' : formatDate(program.delivery_date)),
  },
  amountFact('Loyer estimé', ({ lot }) => lot.suggested_rent, { highest: true, per: 'mois' }),
]

const suitabilityFacts: readonly ComparedFact<LotRow>[] = [
  scoreFact('Note', ({ score }) => score.value),
  {
    label: 'Compatibilité',
    write: ({ faults, explanation, outcome }) => faults.join(', ') || (outcome ? 'Convient' : (explanation ?? '—')),
  },
  { label: 'Statut', write: ({ lot: { status } }) => (status === null ? '—' : propertyStatuses[status]) },
]

/** What lots are compared by. @param years years shown */
export const comparedFacts = (years: number, nameOf: NameOf): readonly ComparedFact<LotRow>[] => [
  ...propertyFacts(nameOf),
  ...outcomeFacts(years),
  ...suitabilityFacts,
]
