import { CloseOutlined } from '@ant-design/icons'
import { formatEuros, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { FoundLot } from '../found/inOrder'
import { LotLink } from '../list/LotLink'
import type { Pin } from './pins'

/** Lots that are named on the card of a programme. */
const MOST_LOTS = 3

interface MapCardProps {
  readonly pin: Pin
  /** All those of the search. */
  readonly rows: readonly FoundLot[]
  readonly onClose: () => void
}

/** A programme that was chosen on the map: its first lots, and from what price. */
export function MapCard({ pin, rows, onClose }: MapCardProps) {
  const prices = pin.rows.flatMap(({ lot: { property_price: price } }) => price ?? [])
  const more = pin.rows.length - MOST_LOTS
  return (
    <section className="map-card" aria-label={`Programme ${pin.name}`}>
      <header>
        <h2>{pin.name}</h2>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label="Fermer" onClick={onClose} />
      </header>
      <p className="lot-facts">
        Note {formatNumber(pin.score, { decimals: 1 })}/5
        {prices.length > 0 && ` · dès ${formatEuros(Math.min(...prices))}`}
      </p>
      <ul>
        {pin.rows.slice(0, MOST_LOTS).map((row) => (
          <li key={row.lot.id}>
            <LotLink row={row} rows={rows} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="lot-facts">et {formatNumber(more)} de plus dans la liste</p>}
    </section>
  )
}
