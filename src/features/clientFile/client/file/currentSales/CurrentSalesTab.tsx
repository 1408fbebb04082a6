import { Link, NavLink, useLocation } from 'react-router-dom'
import { Card, Empty } from '#client/ui'
import { clientFileAddress, currentSalesAddress, saleLists, type SaleListName } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'
import './currentSales.css'

interface SaleList {
  readonly label: string
  readonly title: string
  readonly sentence: string
}

const lists: Readonly<Record<SaleListName, SaleList>> = {
  default: {
    label: 'Toutes',
    title: 'Aucune vente',
    sentence:
      'Aucune option, réservation ni dénonciation n’est enregistrée pour ce client. Une vente commence par un lot retenu.',
  },
  options: {
    label: 'Options',
    title: 'Aucune option',
    sentence: 'Une option garde un lot à ce client, le temps qu’il se décide. Retenez d’abord un lot.',
  },
  reservations: {
    label: 'Réservations',
    title: 'Aucune réservation',
    sentence: 'Une réservation suit une option sur un lot retenu.',
  },
  denonciations: {
    label: 'Dénonciations',
    title: 'Aucune dénonciation',
    sentence: 'Une dénonciation déclare le client au promoteur avant la première visite d’un lot.',
  },
}

/** What is being sold to this client: all of it, or one kind. */
export function CurrentSalesTab() {
  const { id } = useOpenAggregate()
  const name = useLocation().pathname.split('/')[4]
  const shown = saleLists.find((list) => list === name) ?? 'default'
  const { label, title, sentence } = lists[shown]
  return (
    <div className="current-sales">
      <nav className="sale-lists" aria-label="Ventes du client">
        {saleLists.map((list) => (
          <NavLink key={list} to={currentSalesAddress(id, list)} className="sale-list">
            {lists[list].label}
          </NavLink>
        ))}
      </nav>
      <Card title={shown === 'default' ? 'Toutes les ventes' : label}>
        <Empty
          title={title}
          sentence={sentence}
          action={<Link to={clientFileAddress(id, 'lot-proposals')}>Choisir un lot</Link>}
        />
      </Card>
    </div>
  )
}
