import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { propertyAddress, type Catalogue } from '#features/catalogue/contract'
import { clientFileAddress } from '#features/clientFile/contract'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import { alertChannels, alertFrequencies, type NewsOfAlert } from '#features/comparator/contract'
import { useResource } from '#client/store'
import { Card, formatDate, formatEuros, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useFilterContext } from '../found/useFilterContext'
import { AlertActions } from './AlertActions'
import { searchOfAlert, wholeAlert } from './alertSearch'
import { Criteria } from './Criteria'
import { countOfAlert, expectedWords } from './expected'

interface AlertCardProps {
  readonly alert: ResourceOf<'search_alert'>
  readonly catalogue: Catalogue
}

/** An alert: what it looks for, what it found, and what is done with it. */
export function AlertCard({ alert, catalogue }: AlertCardProps) {
  const attributes = wholeAlert(alert.attributes)
  const search = searchOfAlert(attributes)
  const filterContext = useFilterContext(catalogue, search)
  const fresh = attributes.new_count ?? 0
  return (
    <Card
      title={attributes.name ?? 'Alerte'}
      state={
        attributes.paused ? (
          <StatusTag tone="neutral">En pause</StatusTag>
        ) : (
          fresh > 0 && <StatusTag tone="info">{fresh > 1 ? `${fresh} nouveaux` : '1 nouveau'}</StatusTag>
        )
      }
    >
      <Criteria
        search={{ ...search, isRecent: attributes.new_only, isCheaper: attributes.price_drop }}
        filterContext={filterContext}
      />
      <p>
        {expectedWords(attributes, countOfAlert(attributes, catalogue, filterContext))}
        {' · '}
        {alertFrequencies[attributes.frequency ?? 'daily']}
        {' · '}
        {(attributes.channels ?? []).map((channel) => alertChannels[channel]).join(', ')}
        {attributes.last_sent_at !== null && ` · dernier e-mail le ${formatDate(attributes.last_sent_at)}`}
      </p>
      {attributes.client_file !== null && <OfClientFile id={attributes.client_file} />}
      <News news={attributes.news ?? []} catalogue={catalogue} />
      <AlertActions alert={alert} />
    </Card>
  )
}

/** The file that lots are looked for. */
function OfClientFile({ id }: { readonly id: string }) {
  const { resource } = useResource('client_file', id)
  return (
    <p>
      Pour <Link to={clientFileAddress(id)}>{resource?.attributes.title ?? 'un dossier client'}</Link>
    </p>
  )
}

/** How many lots are shown before one asks for all of them. */
const LOTS_SHOWN = 5

function News({ news, catalogue }: { readonly news: readonly NewsOfAlert[]; readonly catalogue: Catalogue }) {
  const [isWhole, setWhole] = useState(false)
  if (news.length === 0) return null
  const shown = isWhole ? news : news.slice(0, LOTS_SHOWN)
  return (
    <>
      <ul className="alert-news" aria-label="Nouveautés">
        {shown.map((found) => (
          <NewsLine key={found.property} found={found} catalogue={catalogue} />
        ))}
      </ul>
      {shown.length < news.length && (
        <Button
          type="link"
          onClick={() => {
            setWhole(true)
          }}
        >
          Voir les {news.length}
        </Button>
      )}
    </>
  )
}

function NewsLine({ found, catalogue }: { readonly found: NewsOfAlert; readonly catalogue: Catalogue }) {
  const lot = catalogue.properties.find(({ id }) => id === found.property)
  if (!lot) return null
  const { project } = lot.program
  return (
    <li>
      {project === null ? lotName(lot) : <Link to={propertyAddress({ project, id: lot.id })}>{lotName(lot)}</Link>}
      {` ${lotKind(lot)}, ${formatEuros(found.price)}`}
      {found.previous_price === null ? ' · nouveau' : ` · au lieu de ${formatEuros(found.previous_price)}`}
    </li>
  )
}
