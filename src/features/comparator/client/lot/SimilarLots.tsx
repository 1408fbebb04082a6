import { Link } from 'react-router-dom'
import { InfoCircleFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import { formatEuros } from '#client/ui'
import { lotKind, lotName, usePlaces } from '#features/catalogue/client/lots'
import {
  propertyAddress,
  type Catalogue,
  type CatalogueProperty,
  type PropertyStatus,
} from '#features/catalogue/contract'
import { printJudging } from '../search/judging'
import { useJudging } from '../useJudging'
import { similarLots } from './similarLots'

/** Says that a lot cannot be had, and which others are like it. */
export function SimilarLots({ lot, catalogue }: { lot: CatalogueProperty; catalogue: Catalogue }) {
  const similar = similarLots(lot, catalogue)
  const { nameOf } = usePlaces(similar.map(({ program }) => program.municipality))
  const judging = printJudging(useJudging())
  return (
    <Alert
      className="lot-similar"
      type="info"
      showIcon
      icon={<InfoCircleFilled aria-hidden />}
      title={`${sentenceOf(lot.status)}${similar.length > 0 ? ` ${similarWords(similar.length)}\u00a0:` : ''}`}
      description={
        similar.length > 0 && (
          <ul>
            {similar.map((each) => (
              <li key={each.id}>
                {each.program.project !== null && (
                  <Link
                    to={{ pathname: propertyAddress({ project: each.program.project, id: each.id }), search: judging }}
                  >
                    {lotName(each)}
                  </Link>
                )}{' '}
                {[lotKind(each), nameOf(each.program.municipality), formatEuros(each.property_price)].join(' · ')}
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}

const sentences: Readonly<Record<PropertyStatus, string>> = {
  available: 'Ce lot est disponible.',
  optioned: 'Ce lot est sous option.',
  booked: 'Ce lot est réservé.',
  sold: 'Ce lot est vendu.',
  delivered: 'Ce lot est vendu et livré.',
  blocked: 'Ce lot est bloqué par le promoteur.',
  withdrawn: 'Ce lot n’est plus en vente\u00a0: le promoteur l’a retiré.',
}

const sentenceOf = (status: PropertyStatus | null): string =>
  status === null ? 'Ce lot n’est pas disponible.' : sentences[status]

const similarWords = (count: number): string => (count > 1 ? `${count} lots semblables` : 'Un lot semblable')
