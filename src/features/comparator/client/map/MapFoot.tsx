import { formatNumber } from '#client/ui'
import { travelWords, type Travel } from '../found/travel'
import type { Search } from '../search/Search'
import { BACKGROUND_SOURCE } from './background'

interface MapFootProps {
  readonly search: Search
  readonly travel: Travel
  /** Programmes on the map, and those that stand nowhere. */
  readonly count: number
  readonly unplaced: number
  /** Who drew the tiles; empty without any. */
  readonly tilesCredit: string
}

/** What the map shows, in words, what its colours say, and who drew it. */
export function MapFoot({ search, travel: { shape }, count, unplaced, tilesCredit }: MapFootProps) {
  const programs = `${formatNumber(count)} programme${count > 1 ? 's' : ''}`
  return (
    <div className="map-foot">
      <p role="status">
        {search.travel && shape ? (
          <>
            {programs} à <strong>{travelWords(search.travel, shape).toLowerCase()}</strong> du départ
            {shape.properties.approximate && ' (trajet approximatif\u00a0: un cercle)'}
          </>
        ) : (
          `${programs} sur la carte`
        )}
        {unplaced > 0 && `, ${formatNumber(unplaced)} sans adresse connue`}
      </p>
      <p className="map-legend" aria-hidden>
        <span className="map-grade map-pin-low" /> moins de 3 <span className="map-grade map-pin-middle" /> 3 à 4{' '}
        <span className="map-grade map-pin-high" /> 4 et plus
      </p>
      <p className="map-sources">
        {[...new Set([BACKGROUND_SOURCE, tilesCredit, shape?.properties.source ?? ''])]
          .filter((source) => source !== '')
          .join(' · ')}
      </p>
    </div>
  )
}
