import { criterionNames, propertyStatuses, scoringCriteria } from '#features/catalogue/contract'
import { lotKind, schemeName } from '#features/catalogue/client/lots'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { quarterOf } from '../found/delivery'
import { gapToMarket, pricePerSquareMetre } from '../found/figures'
import type { FoundLot } from '../found/inOrder'

type Value = (lot: FoundLot) => number | null | undefined

/** What lots are compared by. */
export interface ComparedFact {
  readonly label: string
  readonly write: (lot: FoundLot) => string
  /** What the best of the lots is told by; absent where none is better. */
  readonly value?: Value
  readonly highest?: boolean
}

export interface FactGroup {
  readonly title: string
  readonly facts: readonly ComparedFact[]
}

interface FactsFor {
  readonly nameOf: (slug: string | null) => string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** After which the gain is told; undefined without a household. */
  readonly years: number | undefined
  readonly hiddenCriteria: readonly string[]
}

const amount = (label: string, value: Value, highest = false, per?: 'mois'): ComparedFact => ({
  label,
  write: (lot) => formatEuros(value(lot), per ? { per } : {}),
  value,
  highest,
})

const rate = (label: string, value: Value, highest = false): ComparedFact => ({
  label,
  write: (lot) => formatPercent(value(lot), { decimals: 1 }),
  value,
  highest,
})

const essentials = ({ nameOf, today }: FactsFor): FactGroup => ({
  title: 'Essentiel',
  facts: [
    amount('Prix', ({ lot }) => lot.property_price),
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

const forHousehold = (years: number): FactGroup => ({
  title: 'Pour ce client',
  facts: [
    amount('Effort moyen', ({ outcome }) => outcome?.indicators.average_effort, false, 'mois'),
    {
      label: 'Effort le plus haut',
      write: ({ outcome }) =>
        outcome ? `${formatEuros(outcome.indicators.max_effort.amount)} en ${outcome.indicators.max_effort.year}` : '—',
      value: ({ outcome }) => outcome?.indicators.max_effort.amount,
    },
    amount(`Gain net à ${years}\u00a0ans`, ({ outcome }) => outcome?.gain, true),
    rate('TRI après impôt', ({ outcome }) => outcome?.indicators.irr_after_tax, true),
    rate('Endettement après', ({ outcome }) => outcome?.indicators.debt_ratio_after),
    amount('Économie d’impôt', ({ outcome }) => outcome?.indicators.total_tax_saving, true),
  ],
})

const letting: FactGroup = {
  title: 'Locatif',
  facts: [
    amount('Loyer estimé', ({ lot }) => lot.suggested_rent, true, 'mois'),
    rate('Rentabilité brute', ({ lot }) => lot.gross_yield, true),
    rate('Rentabilité nette', ({ lot }) => lot.net_yield, true),
    amount('Charges non récupérables', ({ lot }) => lot.monthly_non_recoverable_fee, false, 'mois'),
    amount('Taxe foncière', ({ lot }) => lot.property_tax),
  ],
}

const score = (label: string, value: Value): ComparedFact => ({
  label,
  write: (lot) => formatNumber(value(lot), { decimals: 1, unit: '/5' }),
  value,
  highest: true,
})

const scores = (hidden: readonly string[]): FactGroup => ({
  title: 'Notes',
  facts: [
    score('Note', ({ score: { value } }) => value),
    ...criterionNames
      .filter((name) => !hidden.includes(name))
      .map((name) => score(scoringCriteria[name].label, ({ lot }) => lot[name])),
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
