import { downloadCsv } from '#client/screens'
import { lotName, schemeName } from '#features/catalogue/client/lots'
import { propertyKinds, propertyStatuses } from '#features/catalogue/contract'
import type { FoundLot } from '../found/inOrder'
import type { FilterContext } from '../found/lotFilters'
import { faultWords } from './ScoreBar'

type Cell = string | number
interface Written {
  readonly title: string
  readonly write: (row: FoundLot) => Cell | null | undefined
}

const percents = (rate: number | null | undefined): number | null =>
  rate === null || rate === undefined ? null : Math.round(rate * 10_000) / 100

const columns = ({ nameOf, partnerOf }: FilterContext, years: number | undefined): readonly Written[] => [
  { title: 'Lot', write: ({ lot }) => lotName(lot) },
  { title: 'Commune', write: ({ lot }) => nameOf(lot.program.municipality) },
  { title: 'Promoteur', write: ({ lot }) => partnerOf(lot.program.promoter_id) },
  { title: 'Dispositif', write: ({ lot }) => schemeName(lot) },
  { title: 'Type', write: ({ lot }) => lot.kind && propertyKinds[lot.kind] },
  { title: 'Pièces', write: ({ lot }) => lot.rooms },
  { title: 'Surface (m²)', write: ({ lot }) => lot.surface },
  { title: 'Étage', write: ({ lot }) => lot.floor },
  { title: 'Prix (€)', write: ({ lot }) => lot.property_price },
  { title: 'Loyer estimé (€/mois)', write: ({ lot }) => lot.suggested_rent },
  { title: 'Rentabilité brute (%)', write: ({ lot }) => percents(lot.gross_yield) },
  { title: 'Rentabilité nette (%)', write: ({ lot }) => percents(lot.net_yield) },
  ...(years === undefined
    ? []
    : [
        { title: 'Effort moyen (€/mois)', write: ({ outcome }: FoundLot) => outcome?.indicators.average_effort },
        { title: `Gain net à ${years} ans (€)`, write: ({ outcome }: FoundLot) => outcome?.gain },
        { title: 'TRI après impôt (%)', write: ({ outcome }: FoundLot) => percents(outcome?.indicators.irr_after_tax) },
        {
          title: 'Endettement après (%)',
          write: ({ outcome }: FoundLot) => percents(outcome?.indicators.debt_ratio_after),
        },
      ]),
  { title: 'Note sur 5', write: ({ score }) => score.value },
  { title: 'Critères connus', write: ({ score }) => `${score.known} sur ${score.applicable}` },
  { title: 'Non éligible', write: ({ score }) => score.failed.map(faultWords).join(', ') },
  { title: 'Livraison', write: ({ lot }) => lot.program.delivery_date },
  { title: 'Statut', write: ({ lot }) => lot.status && propertyStatuses[lot.status] },
]

/** The lots of a search as rows of text and figures, under their titles. @param years after which the gain is told */
export function lotsAsRows(
  rows: readonly FoundLot[],
  filterContext: FilterContext,
  years: number | undefined,
): readonly (readonly Cell[])[] {
  const written = columns(filterContext, years)
  return [written.map(({ title }) => title), ...rows.map((row) => written.map(({ write }) => write(row) ?? ''))]
}

/** Gives the person the lots of a search as a table that a spreadsheet opens. */
export const downloadLots = (...lots: Parameters<typeof lotsAsRows>): void => {
  downloadCsv('lots.csv', lotsAsRows(...lots))
}

export type DownloadLots = typeof downloadLots
