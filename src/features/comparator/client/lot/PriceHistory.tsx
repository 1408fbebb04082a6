import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Card, formatDate, formatEuros } from '#client/ui'

/** The prices that the lot had, the last change first; nothing for one that kept its price. */
export function PriceHistory({ resource: { relationships } }: { resource: ResourceOf<'property'> }) {
  const changes = useAppSelector((state) => selectRelated(state, 'price_change', relationships['price_changes']))
  if (changes.length === 0) return null
  return (
    <Card title="Historique des prix">
      <ul className="lot-prices">
        {changes.map(({ id, attributes: { changed_on, previous_price, property_price } }) => (
          <li key={id}>
            <s>
              <span className="visually-hidden">avant </span>
              {formatEuros(previous_price)}
            </s>{' '}
            → <strong>{formatEuros(property_price)}</strong> le {formatDate(changed_on)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
