import { criterionNames, propertyStatuses, scoringCriteria } from '#features/catalogue/contract'
import { amountFact, outcomeFacts, rateFact, scoreFact, type ComparedFact } from '#features/catalogue/client/comparison'
import { lotKind, schemeName } from '#features/catalogue/client/lots'
import { formatEuros, formatPercent } from '#client/ui'
import { quarterOf } from '../found/delivery'
import { gapToMarket, pricePerSquareMetre } from '../found/figures'
import type { FoundLot } from '../found/inOrder'

export interface FactGroup {
  readonly title: string
  readonly facts: readonly ComparedFact<FoundLot>[]
}

interface FactsFor {
  readonly nameOf: (slug: string | null) => string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** After which the gain is told; undefined without a household. */
  readonly years: number | undefined
  readonly hiddenCriteria: readonly string[]
}

const essentials = ({ nameOf, today }: FactsFor): FactGroup => ({
  title: 'Essentiel',
  facts: [
    amountFact('Prix', ({ lot }) => lot.property_price),
    {
      label: 'Prix au m², écart au marché',
      write: (row) =>
        `${formatEuros(pricePerSquareMetre(row.lot))} (${formatPercent(gapToMarket(row), { decimals: 0, sign: true })})`,
      value: ({ lot }) => pricePerSquareMetre(lot),
    },
    { label: 'Type', write: ({ lot }) => lotKind(lot) },
    { label: 'Commune', write: ({ lot }) => nameOf(lot.program.municipality) },
    { label: 'Dispositif', write: ({ lot }) => schemeName(lot) },
    { label: 'Livraison', write: ({ lot }) => quarterOf(lot.program.delivery_date, today) },
    { label: 'Statut', write: ({ lot: { status } }) => (status === null ? '—' : propertyStatuses[status]) },
  ],
})

const forHousehold = (years: number): FactGroup => ({ title: 'Pour ce client', facts: outcomeFacts(years) })

const letting: FactGroup = {
  title: 'Locatif',
  facts: [
    amountFact('Loyer estimé', ({ lot }) => lot.suggested_rent, { highest: true, per: 'mois' }),
    rateFact('Rentabilité brute', ({ lot }) => lot.gross_yield, { highest: true }),
    rateFact('Rentabilité nette', ({ lot }) => lot.net_yield, { highest: true }),
    amountFact('Charges non récupérables', ({ lot }) => lot.monthly_non_recoverable_fee, { per: 'mois' }),
    amountFact('Taxe foncière', ({ lot }) => lot.property_tax),
  ],
}

const scores = (hidden: readonly string[]): FactGroup => ({
  title: 'Notes',
  facts: [
    scoreFact('Note', ({ score: { value } }) => value),
    ...criterionNames
      .filter((name) => !hidden.includes(name))
      .map((name) => scoreFact<FoundLot>(scoringCriteria[name].label, ({ lot }) => lot[name])),
  ],
})

/** What lots are compared by, in groups; of the household only where there is one. */
export const factGroups = (about: FactsFor): readonly FactGroup[] => [
  ...(about.years === undefined ? [] : [forHousehold(about.years)]),
  essentials(about),
  letting,
  scores(about.hiddenCriteria),
]

/** The groups with what sets the lots apart alone: what reads the same for all of them is left out. */
export const differencesOf = (groups: readonly FactGroup[], lots: readonly FoundLot[]): readonly FactGroup[] =>
  groups
    .map(({ title, facts }) => ({ title, facts: facts.filter(({ write }) => new Set(lots.map(write)).size > 1) }))
    .filter(({ facts }) => facts.length > 0)
