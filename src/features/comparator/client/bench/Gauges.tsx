import { today } from '#client/screens'
import { Card, formatDate, formatEuros, formatNumber, StatusTag } from '#client/ui'
import type { MarketSources } from '../market/api'
import { sourceSentence } from '../market/Sources'
import { SMALLEST_SAMPLE, type Situation, type Standing } from './situation'
import { basisWords, gapWords, rentWords } from './words'

interface GaugesProps {
  readonly situation: Situation
  /** Of the market of the municipality, which stands in for references that lack; undefined until they are known. */
  readonly sources: MarketSources | undefined
}

const perSquareMetre = (value: number): string => formatEuros(value, { per: 'm²' })
const rentPerSquareMetre = (value: number): string => formatNumber(value, { unit: '€/m²/mois', decimals: 1 })

/** Where price and rent stand, in sentences, each with what it rests on, its source and its date. */
export function Gauges({ situation: { newPrice, oldPrice, rent }, sources }: GaugesProps) {
  return (
    <Card title="Où il se situe">
      <ul className="bench-gauges">
        <Gauge
          label="Prix, face au neuf"
          standing={newPrice}
          verdict={(standing) => gapWords(standing, 'du neuf du secteur')}
          write={perSquareMetre}
        />
        <Gauge
          label="Prix, face à l’ancien"
          standing={oldPrice}
          verdict={(standing) => gapWords(standing, 'de l’ancien')}
          write={perSquareMetre}
          market={sources?.price}
        />
        <Gauge
          label="Loyer"
          standing={rent}
          verdict={(standing) => ({ figure: rentWords(standing), words: '' })}
          write={rentPerSquareMetre}
          market={sources?.rent}
        />
      </ul>
    </Card>
  )
}

interface GaugeProps {
  readonly label: string
  readonly standing: Standing | null
  readonly verdict: (standing: Standing) => { readonly figure: string; readonly words: string }
  readonly write: (value: number) => string
  /** Where the figure of the municipality comes from, which stands in for references that lack. */
  readonly market?: MarketSources['price'] | undefined
}

function Gauge({ label, standing, verdict, write, market }: GaugeProps) {
  if (!standing)
    return (
      <li>
        <p className="bench-label">{label}</p>
        <p>Aucune référence, ou une donnée du bien manque.</p>
      </li>
    )
  const { figure, words } = verdict(standing)
  return (
    <li>
      <p className="bench-label">{label}</p>
      <p>
        <strong className="bench-figure">{figure}</strong> {words}
      </p>
      <p className="remark">
        {write(standing.own)}, pour {rangeOf(standing, write)}
      </p>
      <Basis standing={standing} market={market} />
    </li>
  )
}

const rangeOf = ({ median, range, count }: Standing, write: (value: number) => string): string =>
  range && count >= SMALLEST_SAMPLE
    ? `${write(median)} en médiane (la moitié entre ${write(range[0])} et ${write(range[1])})`
    : write(median)

/** What the measure rests on: references of the catalogue today, or the figure of the municipality and its source. */
function Basis({ standing, market }: Pick<GaugeProps, 'market'> & { readonly standing: Standing }) {
  const words = basisWords(standing)
  if (words === undefined)
    return (
      <p className="remark">
        Chiffre de la commune, faute de références{market ? `\u00a0: ${sourceSentence(market)}` : '.'}
      </p>
    )
  if (standing.count < SMALLEST_SAMPLE) return <StatusTag tone="warning">{words}</StatusTag>
  return (
    <p className="remark">
      {words} du catalogue, au {formatDate(today())}.
    </p>
  )
}
