import { useMemo } from 'react'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatNumber, PageHeader, Skeleton, formatDate, formatEuros } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { usePlaces } from '#features/catalogue/client/lots'
import { propertyStatuses, type Catalogue, type CatalogueProperty } from '#features/catalogue/contract'
import { ReportError } from '#features/catalogue/client/updates'
import { ProgramDocuments } from '#features/catalogue/client/documents'
import { Brochure } from '../lot/Brochure'
import { LotPart, LotParts, type LotPartName } from '../lot/LotParts'
import { Situation } from '../map/Situation'
import { LazyGallery } from '../pictures/LazyGallery'
import { useJudging } from '../useJudging'
import { useScoring } from '../weights/useScoring'
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
  const { name, municipality = null } = attributes
  const { nameOf } = usePlaces([municipality])
  const lots = useLots(catalogue, id)
  const score = useBestScore(lots)
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
          <LazyGallery pictures={attributes.pictures} illustration={attributes.illustration} />
          <LotParts shown={partsOf(attributes, lots)} />
          <LotPart name="lots">
            <Card title="Lots">
              {catalogue ? <ProgramLots lots={lots} catalogue={catalogue} /> : <Skeleton lines={8} />}
            </Card>
          </LotPart>
          <div className="program-page-columns">
            <LotPart name="fiche">
              <ProgramFacts resource={resource} actions={<Report resource={resource} />} />
            </LotPart>
            <Words id={id} attributes={attributes} score={score} />
            {changedLots(lots).length > 0 && (
              <LotPart name="prix">
                <ProgramPrices lots={lots} />
              </LotPart>
            )}
          </div>
        </div>
      </PageBody>
    </>
  )
}

interface WordsProps {
  readonly id: string
  readonly attributes: ProgramAttributes
  /** Of its best lot. */
  readonly score: number | null
}

/** Where it is, and what is said of it. */
function Words({ id, attributes, score }: WordsProps) {
  const { description, comment, documents, brochure_url: brochure = null } = attributes
  return (
    <div className="program-words">
      {isPlaced(attributes) && (
        <LotPart name="situation">
          <Card title="Situation">
            <Situation program={attributes} score={score} />
          </Card>
        </LotPart>
      )}
      {(description || brochure) && (
        <LotPart name="presentation">
          <Card title="Présentation">
            {description && <p className="lot-text">{description}</p>}
            <Brochure url={brochure} />
          </Card>
        </LotPart>
      )}
      {documents && documents.length > 0 && (
        <LotPart name="documents">
          <Card title="Documents">
            <ProgramDocuments program={id} documents={documents} />
          </Card>
        </LotPart>
      )}
      {comment && (
        <LotPart name="commentaire">
          <Card title="Commentaire de la société">
            <p className="lot-text">{comment}</p>
          </Card>
        </LotPart>
      )}
    </div>
  )
}

type ProgramAttributes = ResourceOf<'program'>['attributes']

const isPlaced = ({ latitude, longitude }: ProgramAttributes): boolean =>
  typeof latitude === 'number' && typeof longitude === 'number'

const partsOf = (program: ProgramAttributes, lots: readonly CatalogueProperty[]): readonly LotPartName[] => [
  'lots',
  'fiche',
  ...(isPlaced(program) ? (['situation'] as const) : []),
  ...(program.description || program.brochure_url ? (['presentation'] as const) : []),
  ...((program.documents ?? []).length > 0 ? (['documents'] as const) : []),
  ...(program.comment ? (['commentaire'] as const) : []),
  ...(changedLots(lots).length > 0 ? (['prix'] as const) : []),
]

const Report = ({ resource: { id, attributes } }: Pick<ProgramViewProps, 'resource'>) => (
  <ReportError type="program" id={id} attributes={attributes} />
)

/** `12 lots disponibles sur 24`. */
function availability({ available_count, property_count }: ResourceOf<'program'>['attributes']): string {
  const available = available_count ?? 0
  const words = available > 1 ? 'lots disponibles' : 'lot disponible'
  return `${available === 0 ? 'aucun' : formatNumber(available)} ${words} sur ${formatNumber(property_count)}`
}

function useBestScore(lots: readonly CatalogueProperty[]): number | null {
  const scoreOf = useScoring(useJudging())
  const known = lots.flatMap((lot) => scoreOf(lot).value ?? [])
  return known.length === 0 ? null : Math.max(...known)
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

/** The lots whose price changed, the latest first. */
const changedLots = (lots: readonly CatalogueProperty[]): readonly CatalogueProperty[] =>
  lots
    .filter(({ previous_price, price_changed_on }) => previous_price !== null && price_changed_on !== null)
    .toSorted((one, other) => (other.price_changed_on ?? '').localeCompare(one.price_changed_on ?? ''))

/** The last change of the price of each lot. */
function ProgramPrices({ lots }: { lots: readonly CatalogueProperty[] }) {
  return (
    <Card title="Historique des prix" sentence="Le dernier changement de chaque lot.">
      <ul className="lot-prices">
        {changedLots(lots).map(({ id, reference, previous_price, property_price, price_changed_on }) => (
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
