import { useMemo } from 'react'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatNumber, PageHeader, Skeleton, formatDate, formatEuros } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { usePlaces } from '#features/catalogue/client/lots'
import { propertyStatuses, type Catalogue, type CatalogueProperty } from '#features/catalogue/contract'
import { ReportError } from '#features/catalogue/client/updates'
import { Brochure } from '../lot/Brochure'
import { LazyGallery } from '../pictures/LazyGallery'
import { ProgramActions } from './ProgramActions'
import { ProgramFacts } from './ProgramFacts'
import { ProgramLots } from './ProgramLots'

interface ProgramViewProps {
  readonly resource: ResourceOf<'program'>
  /** Undefined until it is read. */
  readonly catalogue: Catalogue | undefined
}

/** The page of a programme. */
export function ProgramView({ resource, catalogue }: ProgramViewProps) {
  const { id, attributes } = resource
  const { name, municipality = null, description, comment, brochure_url: brochure = null } = attributes
  const { nameOf } = usePlaces([municipality])
  const lots = useLots(catalogue, id)
  const title = name ?? 'Programme'
  return (
    <>
      <title>{`${title} · Solive`}</title>
      <PageHeader
        title={title}
        extra={<span className="lot-of">{[nameOf(municipality), availability(attributes)].join(' · ')}</span>}
        actions={<ProgramActions id={id} catalogue={catalogue} />}
      />
      <PageBody>
        <div className="program-page">
          <LazyGallery pictures={attributes.pictures} />
          <Card title="Lots">
            {catalogue ? <ProgramLots lots={lots} catalogue={catalogue} /> : <Skeleton lines={8} />}
          </Card>
          <div className="program-page-columns">
            <ProgramFacts resource={resource} actions={<Report resource={resource} />} />
            {(description || brochure) && (
              <Card title="Présentation">
                {description && <p className="lot-text">{description}</p>}
                <Brochure url={brochure} />
              </Card>
            )}
            {comment && (
              <Card title="Commentaire de la société">
                <p className="lot-text">{comment}</p>
              </Card>
            )}
            <ProgramPrices lots={lots} />
          </div>
        </div>
      </PageBody>
    </>
  )
}

const Report = ({ resource: { id, attributes } }: Pick<ProgramViewProps, 'resource'>) => (
  <ReportError type="program" id={id} attributes={attributes} />
)

/** `12 lots disponibles sur 24`. */
function availability({ available_count, property_count }: ResourceOf<'program'>['attributes']): string {
  const available = available_count ?? 0
  const words = available > 1 ? 'lots disponibles' : 'lot disponible'
  return `${available === 0 ? 'aucun' : formatNumber(available)} ${words} sur ${formatNumber(property_count)}`
}

const statusOrder = Object.keys(propertyStatuses)

/** What the catalogue has of the programme: what can be had first, then from the lowest floor up. */
function useLots(catalogue: Catalogue | undefined, id: string): readonly CatalogueProperty[] {
  return useMemo(
    () =>
      (catalogue?.properties ?? [])
        .filter(({ program }) => program.id === id)
        .toSorted(
          (one, other) =>
            statusOrder.indexOf(one.status ?? '') - statusOrder.indexOf(other.status ?? '') ||
            (one.floor ?? 0) - (other.floor ?? 0) ||
            (one.property_price ?? 0) - (other.property_price ?? 0),
        ),
    [catalogue, id],
  )
}

/** The last change of the price of each lot, the latest first; nothing where none changed. */
function ProgramPrices({ lots }: { lots: readonly CatalogueProperty[] }) {
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
