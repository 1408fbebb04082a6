import { enumerations, resources } from '#contract'
import {
  criterionNames,
  exposures,
  programStages,
  propertyStatuses,
  scoringCriteria,
} from '#features/catalogue/contract'
import { amountFact, outcomeFacts, rateFact, scoreFact, type ComparedFact } from '#features/catalogue/client/comparison'
import { lotKind, schemeName } from '#features/catalogue/client/lots'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { quarterOf } from '../found/delivery'
import { discountOf, gapToMarket, pricePerSquareMetre } from '../found/figures'
import type { ComparedLot } from './ComparedLot'

type Fact = ComparedFact<ComparedLot>

export interface FactGroup {
  readonly title: string
  readonly facts: readonly Fact[]
}

interface FactsFor {
  readonly nameOf: (slug: string | null) => string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** After which the gain is told; undefined without a household. */
  readonly years: number | undefined
  readonly hiddenCriteria: readonly string[]
}

/** The title of the group whose values are scores out of five. */
export const SCORES = 'Notes'

const UNKNOWN = '—'
const { fields: ofLot } = resources.property
const { fields: ofProgram } = resources.program

/** Words that are better nowhere. */
function fact<Value>(
  label: string,
  value: (row: ComparedLot) => Value | null | undefined,
  write: (value: Value) => string,
): Fact {
  return {
    label,
    write: (row) => {
      const known = value(row)
      return known === null || known === undefined ? UNKNOWN : write(known)
    },
  }
}
const text = (words: string): string => words
const years = (count: number): string => formatNumber(count, { unit: 'ans' })
const area = (value: number): string => formatNumber(value, { unit: 'm²' })
const perSquareMetre = (value: number): string => formatEuros(value, { per: 'm²' })
const percent = (rate: number): string => formatPercent(rate, { decimals: 1 })

const forHousehold = (yearsShown: number): FactGroup => ({ title: 'Pour ce client', facts: outcomeFacts(yearsShown) })

const essentials = ({ today }: FactsFor): FactGroup => ({
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
    fact(
      'Étage',
      ({ lot }) => lot.floor,
      (floor) => (floor === 0 ? 'Rez-de-chaussée' : formatNumber(floor)),
    ),
    fact(
      'Exposition',
      ({ lot }) => lot.exposure,
      (exposure) => exposures[exposure],
    ),
    fact('Extérieur', ({ lot }) => lot.balcony_surface ?? lot.garden_surface, area),
    fact(
      'Parking',
      ({ lot }) => lot.parking_price,
      (price) => (price > 0 ? 'Compris' : 'Non'),
    ),
    {
      ...fact(
        'Livraison',
        ({ lot }) => lot.program.delivery_date,
        (date) => quarterOf(date, today),
      ),
      // What is delivered is delivered: none of those is sooner than another.
      value: ({ lot: { program } }) =>
        program.delivery_date === null ? null : Math.max(Date.parse(program.delivery_date), Date.parse(today)),
    },
    fact(
      'Statut',
      ({ lot }) => lot.status,
      (status) => propertyStatuses[status],
    ),
  ],
})

const letting: FactGroup = {
  title: 'Locatif',
  facts: [
    amountFact('Loyer estimé', ({ lot }) => lot.suggested_rent, { highest: true, per: 'mois' }),
    rateFact('Rentabilité brute', ({ lot }) => lot.gross_yield, { highest: true }),
    rateFact('Rentabilité nette', ({ lot }) => lot.net_yield, { highest: true }),
    amountFact('Charges non récupérables', ({ lot }) => lot.monthly_non_recoverable_fee, { per: 'mois' }),
    fact(ofLot.rental_management_rate.label, ({ lot }) => lot.rental_management_rate, percent),
    fact('Exploitant', ({ manager }) => manager, text),
    fact(ofProgram.lease_duration.label, ({ program }) => program?.lease_duration, years),
    rateFact(ofLot.occupancy_rate.label, ({ whole }) => whole?.occupancy_rate, { highest: true }),
    amountFact(ofLot.average_daily_rate.label, ({ whole }) => whole?.average_daily_rate, { highest: true }),
  ],
}

const tax: FactGroup = {
  title: 'Fiscal',
  facts: [
    { label: 'Dispositif', write: ({ lot }) => schemeName(lot) },
    fact(ofProgram.vat_rate.label, ({ program }) => program?.vat_rate, percent),
    amountFact('Taxe foncière', ({ lot }) => lot.property_tax),
    fact(
      ofProgram.pinel_type.label,
      ({ lot }) => lot.program.pinel_type,
      (type) => enumerations.pinelTypes[type],
    ),
    fact(ofProgram.malraux_tax_reduction_rate.label, ({ lot }) => lot.program.malraux_tax_reduction_rate, percent),
    fact(ofLot.renovation_price.label, ({ lot }) => lot.renovation_price, formatEuros),
    fact(ofProgram.usufruct_duration.label, ({ lot }) => lot.program.usufruct_duration, years),
    fact('Décote de la nue-propriété', ({ lot }) => discountOf(lot), percent),
    fact(ofLot.furniture_price.label, ({ lot }) => lot.furniture_price, formatEuros),
  ],
}

const scores = (hidden: readonly string[]): FactGroup => ({
  title: SCORES,
  facts: [
    scoreFact('Note', ({ score: { value } }) => value),
    ...criterionNames
      .filter((name) => !hidden.includes(name))
      .map((name) => scoreFact<ComparedLot>(scoringCriteria[name].label, ({ lot }) => lot[name])),
  ],
})

const situation = ({ nameOf }: FactsFor): FactGroup => ({
  title: 'Situation',
  facts: [
    { label: 'Commune', write: ({ lot }) => nameOf(lot.program.municipality) },
    fact(
      ofProgram.zone.label,
      ({ lot }) => lot.program.zone,
      (zone) => enumerations.zones[zone],
    ),
    fact(ofProgram.address.label, ({ program }) => program?.address, text),
    fact(ofProgram.price_per_square_meter.label, ({ lot }) => lot.program.price_per_square_meter, perSquareMetre),
    fact(
      ofProgram.rent_per_square_meter.label,
      ({ lot }) => lot.program.rent_per_square_meter,
      (rent) => formatNumber(rent, { unit: '€/m²/mois', decimals: 1 }),
    ),
  ],
})

const guarantees: FactGroup = {
  title: 'Risques et garanties',
  facts: [
    fact('Promoteur', ({ promoter }) => promoter, text),
    fact(
      ofProgram.stage.label,
      ({ lot }) => lot.program.stage,
      (stage) => programStages[stage],
    ),
    fact(
      ofProgram.energy_class.label,
      ({ lot }) => lot.program.energy_class,
      (energyClass) => enumerations.energyClasses[energyClass],
    ),
    { label: ofProgram.is_nf_habitat.label, write: ({ lot }) => (lot.program.is_nf_habitat ? 'Certifié' : 'Non') },
  ],
}

/** What lots are compared by, in groups; of the household only where there is one. */
export const factGroups = (about: FactsFor): readonly FactGroup[] => [
  ...(about.years === undefined ? [] : [forHousehold(about.years)]),
  essentials(about),
  letting,
  tax,
  scores(about.hiddenCriteria),
  situation(about),
  guarantees,
]

const withFacts = (
  groups: readonly FactGroup[],
  isShown: (written: ReadonlySet<string>) => boolean,
  lots: readonly ComparedLot[],
) =>
  groups
    .map(({ title, facts }) => ({ title, facts: facts.filter(({ write }) => isShown(new Set(lots.map(write)))) }))
    .filter(({ facts }) => facts.length > 0)

/** The groups without what is known of none of the lots. */
export const knownOf = (groups: readonly FactGroup[], lots: readonly ComparedLot[]): readonly FactGroup[] =>
  withFacts(groups, (written) => written.size > 1 || !written.has(UNKNOWN), lots)

/** The groups with what sets the lots apart alone: what reads the same for all of them is left out. */
export const differencesOf = (groups: readonly FactGroup[], lots: readonly ComparedLot[]): readonly FactGroup[] =>
  withFacts(groups, (written) => written.size > 1, lots)
