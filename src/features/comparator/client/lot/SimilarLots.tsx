import { Link } from 'react-router-dom'
import { InfoCircleFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import { formatEuros } from '#client/ui'
import { lotKind, lotName, usePlaces } from '#features/catalogue/client/lots'
import { propertyAddress, propertyStatuses, type Catalogue, type CatalogueProperty } from '#features/catalogue/contract'
import { similarLots } from './similarLots'

/** Says that a lot cannot be had, and which others are like it. */
export function SimilarLots({ lot, catalogue }: { lot: CatalogueProperty; catalogue: Catalogue }) {
  const similar = similarLots(lot, catalogue)
  const { nameOf } = usePlaces(similar.map(({ program }) => program.municipality))
  const status = lot.status === null ? 'Statut inconnu' : propertyStatuses[lot.status]
  return (
    <Alert
      className="lot-similar"
      type="info"
      showIcon
      icon={<InfoCircleFilled aria-hidden />}
      title={`Ce lot n’est pas disponible (${status.toLowerCase()}).${similar.length > 0 ? ' Des lots semblables\u00a0:' : ''}`}
      description={
        similar.length > 0 && (
          <ul>
            {similar.map((each) => (
              <li key={each.id}>
                {each.program.project !== null && (
                  <Link to={propertyAddress({ project: each.program.project, id: each.id })}>{lotName(each)}</Link>
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
