import { Card, formatDate, formatEuros } from '#client/ui'
import type { CatalogueProperty } from '#features/catalogue/contract'

/** The last change of the price of each lot, the latest first; nothing where none changed. */
export function ProgramPrices({ lots }: { lots: readonly CatalogueProperty[] }) {
  const changed = lots
    .filter(({ previous_price, price_changed_on }) => previous_price !== null && price_changed_on !== null)
    .toSorted((one, other) => (other.price_changed_on ?? '').localeCompare(one.price_changed_on ?? ''))
  if (changed.length === 0) return null
  return (
    <Card title="Historique des prix" sentence="Le dernier changement de chaque lot.">
      <ul className="lot-prices">
        {changed.map(({ id, reference, previous_price, property_price, price_changed_on }) => (
          <li key={id}>
            {reference ?? 'Un lot'}&nbsp;:{' '}
            <s>
              <span className="visually-hidden">avant </span>
              {formatEuros(previous_price)}
            </s>{' '}
            → <strong>{formatEuros(property_price)}</strong> le {formatDate(price_changed_on)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
