import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link } from 'react-router-dom'
import { today } from '#client/screens'
import { formatDate, formatNumber } from '#client/ui'
import { lotName } from '#features/catalogue/client/lots'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'
import { marketApi } from '../market/api'
import { benchAddress, parseBench } from '../bench/benchAddress'
import { referencesOf, subjectOfLot } from '../bench/references'
import { situationOf, SMALLEST_SAMPLE, type Standing } from '../bench/situation'
import { gapWords } from '../bench/words'

interface PriceStandingProps {
  readonly lot: CatalogueProperty
  readonly catalogue: Catalogue
}

/** How far references are looked for unless one asks for more. */
const { radius, months } = parseBench(new URLSearchParams())

/** Where the price stands in the market: a sentence, with what it rests on, and the way to the references. */
export function PriceStanding({ lot, catalogue }: PriceStandingProps) {
  const isOld = lot.program.seniority === 'old'
  const standing = useStanding(lot, catalogue, isOld)
  const day = today()
  return (
    <div className="lot-standing">
      {standing && (
        <>
          <p>
            <Verdict standing={standing} isOld={isOld} hasWorks={(lot.renovation_price ?? 0) > 0} />
          </p>
          <p className="remark">{basisOf(standing, day)}</p>
        </>
      )}
      <Link to={benchAddress({ lot: lot.id })}>Situer dans le marché</Link>
    </div>
  )
}

function useStanding(lot: CatalogueProperty, catalogue: Catalogue, isOld: boolean): Standing | null {
  const { data: market } = marketApi.useMarketQuery(lot.program.municipality ?? skipToken)
  const day = today()
  return useMemo(() => {
    const subject = subjectOfLot(lot, lotName(lot))
    const { found } = referencesOf(catalogue, subject, { radius, months, today: day })
    const { newPrice, oldPrice } = situationOf(subject, found, market)
    return isOld ? oldPrice : newPrice
  }, [lot, catalogue, isOld, market, day])
}

interface VerdictProps {
  readonly standing: Standing
  readonly isOld: boolean
  readonly hasWorks: boolean
}

function Verdict({ standing, isOld, hasWorks }: VerdictProps) {
  const { figure, words } = gapWords(standing, isOld ? 'de l’ancien du secteur' : 'du neuf du secteur')
  return (
    <>
      {hasWorks ? 'Prix travaux compris' : 'Prix'}&nbsp;: <strong>{figure}</strong> {words}
    </>
  )
}

/** What the comparison rests on, and its day. */
function basisOf({ count }: Standing, day: string): string {
  if (count === 0) return 'Prix de l’ancien dans la commune, ventes DVF.'
  const lots = `${formatNumber(count)} lot${count > 1 ? 's' : ''} du catalogue à moins de ${formatNumber(radius)}\u00a0km`
  const warning = count < SMALLEST_SAMPLE ? ' Échantillon faible.' : ''
  return `${lots}, sur ${formatNumber(months)}\u00a0mois, au ${formatDate(day)}.${warning}`
}
