import { ArrowDownOutlined, PlusCircleOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import dayjs from 'dayjs'
import type { ResourceOf } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { useAppSelector, useResourceList } from '#client/store'
import { Empty, formatDate, formatEuros, formatNumber, StatusTag } from '#client/ui'
import { comparatorAddress, propertyAddress } from '#features/catalogue/contract'
import { today } from '#client/screens'
import { Block } from './Block'
import { together } from './together'

const SHOWN = 10

/** What the catalogue has gained in a week: properties added, prices that went down. */
export function News() {
  const since = weekAgo()
  const dropped = useResourceList('property', {
    filter: { has_price_drop: 1, price_changed_since: since, status: ['available'] },
    sort: ['-price_changed_on'],
    include: ['program'],
    page: { size: SHOWN },
  })
  const added = useResourceList('property', {
    filter: { added_since: since, status: ['available'] },
    sort: ['-created_at'],
    include: ['program'],
    page: { size: SHOWN },
  })
  const items = newsOf(dropped.resources, added.resources).slice(0, SHOWN)
  return (
    <Block
      title="Nouveautés du catalogue"
      sentence="Lots ajoutés et baisses de prix des sept derniers jours."
      {...together([dropped, added])}
      lines={SHOWN}
    >
      {items.length === 0 ? (
        <Empty
          title="Rien de nouveau"
          sentence="Aucun lot ajouté, aucun prix en baisse depuis sept jours."
          action={<Link to={comparatorAddress()}>Voir tous les lots</Link>}
        />
      ) : (
        <ul className="dashboard-lines dashboard-news">
          {items.map((item) => (
            <NewsLine key={item.property.id} {...item} />
          ))}
        </ul>
      )}
    </Block>
  )
}

function NewsLine({ property, isDrop, on }: Item) {
  const { rooms, surface, property_price: price, previous_price: before } = property.attributes
  return (
    <li>
      {isDrop ? (
        <StatusTag tone="success" icon={<ArrowDownOutlined aria-hidden />}>
          Prix en baisse
        </StatusTag>
      ) : (
        <StatusTag tone="info" icon={<PlusCircleOutlined aria-hidden />}>
          Ajouté
        </StatusTag>
      )}
      <span>
        <LotName property={property} />, {rooms}&nbsp;pièce{(rooms ?? 0) > 1 ? 's' : ''},{' '}
        {formatNumber(surface, { unit: 'm²' })}
      </span>
      <span className="dashboard-price">
        {isDrop && (
          <s>
            <span className="visually-hidden">Avant&nbsp;: </span>
            {formatEuros(before)}
          </s>
        )}{' '}
        <strong>{formatEuros(price)}</strong>
      </span>
      <span className="dashboard-note">{formatDate(on)}</span>
    </li>
  )
}

/** Leads to the page of the lot. */
function LotName({ property }: { property: ResourceOf<'property'> }) {
  const { project } = property.attributes
  const name = <ProgramName property={property} />
  if (!project) return name
  return (
    <Link className="dashboard-link" to={propertyAddress({ project, id: property.id })}>
      {name}
    </Link>
  )
}

function ProgramName({
  property: {
    relationships: { program },
  },
}: {
  property: ResourceOf<'property'>
}) {
  const id = program && 'id' in program ? program.id : ''
  return <>{useAppSelector((state) => selectResource(state, 'program', id))?.attributes.name ?? 'Programme'}</>
}

/** Something new about a property. */
interface Item {
  readonly property: ResourceOf<'property'>
  /** Its price went down; else it was added. */
  readonly isDrop: boolean
  /** Day or instant. */
  readonly on: string
}

/** Both kinds of news, the latest first. A property whose price went down since it was added is told once, by its price. */
function newsOf(dropped: readonly ResourceOf<'property'>[], added: readonly ResourceOf<'property'>[]): readonly Item[] {
  const drops = dropped.map((property): Item => ({
    property,
    isDrop: true,
    on: property.attributes.price_changed_on ?? '',
  }))
  const others = added.filter(({ id }) => !dropped.some((property) => property.id === id))
  const additions = others.map((property): Item => ({
    property,
    isDrop: false,
    on: property.attributes.created_at ?? '',
  }))
  return [...drops, ...additions].sort((one, other) => other.on.localeCompare(one.on))
}

/** Seven days before today in France, `YYYY-MM-DD`. */
const weekAgo = (): string => dayjs(today()).subtract(7, 'day').format('YYYY-MM-DD')
