import { propertyKinds, type CatalogueProperty } from '#features/catalogue/contract'
import type { StudyLot } from '#features/studies/contract/study'
import { formatDate, formatNumber, writeFigure } from '#presentation/formats'
import { findLocation } from '#server/services'

/** A lot of the catalogue as a study shows it: nothing that only an adviser may see. */
export function studyLot(lot: CatalogueProperty): StudyLot {
  const { program, property_price, suggested_rent, parking_price } = lot
  const { municipality, delivery_date } = program
  const place = municipality === null ? '' : (findLocation(municipality)?.name ?? municipality)
  return {
    id: lot.id,
    program: program.name ?? 'Programme',
    place,
    description: describe(lot),
    price: property_price,
    rent: suggested_rent,
    facts: [
      ['Prix', writeFigure(property_price, 'euros')],
      ...(parking_price ? [['Parking, compris dans le prix', writeFigure(parking_price, 'euros')] as const] : []),
      ...(suggested_rent === null ? [] : [['Loyer estimé', writeFigure(suggested_rent, 'euros_per_month')] as const]),
      ...(delivery_date === null ? [] : [['Livraison', formatDate(delivery_date)] as const]),
    ],
  }
}

/** « Appartement T2 de 42 m², 3e étage ». */
function describe({ kind, rooms, surface, floor }: CatalogueProperty): string {
  const what = [kind === null ? 'Lot' : propertyKinds[kind], rooms ? `T${rooms}` : '']
    .filter((part) => part !== '')
    .join(' ')
  const size = surface === null ? '' : ` de ${formatNumber(surface, { unit: 'm²' })}`
  return `${what}${size}${floor === null ? '' : `, ${floorWords(floor)}`}`
}

function floorWords(floor: number): string {
  if (floor === 0) return 'rez-de-chaussée'
  return floor === 1 ? '1er\u00a0étage' : `${floor}e\u00a0étage`
}
