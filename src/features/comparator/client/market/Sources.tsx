import { formatDate } from '#client/ui'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { marketApi, type MarketSources } from './api'

const names = { zone: 'Zone', rent: 'Loyer du marché', price: 'Prix du marché' } as const

/** Where zone, rent and price of the market of a municipality come from, once that is known. */
export function Sources({ municipality }: { municipality: string | null | undefined }) {
  const { data: market } = marketApi.useMarketQuery(municipality ?? skipToken)
  if (!market) return null
  const { sources } = market
  return (
    <ul className="remark market-sources" aria-label="Sources">
      {(['zone', 'rent', 'price'] as const).map((name) => {
        const said = sources[name]
        return said && <li key={name}>{`${names[name]}\u00a0: ${sourceSentence(said)}`}</li>
      })}
    </ul>
  )
}

/** `Carte des loyers 2025, 2025 (Licence Ouverte 2.0).` */
export const sourceSentence = ({ source, licence, as_of }: NonNullable<MarketSources['zone']>): string =>
  `${source}, ${as_of.length === 4 ? as_of : formatDate(as_of)} (${licence}).`
