import { Link, NavLink, useLocation } from 'react-router-dom'
import { Card, Empty } from '#client/ui'
import { currentSalesAddress, saleLists, type SaleListName } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'
import './currentSales.css'

interface SaleList {
  readonly label: string
  readonly title: string
  readonly sentence: string
  /** The list where what is missing begins. */
  readonly from?: { readonly list: SaleListName; readonly label: string }
}

const lists: Readonly<Record<SaleListName, SaleList>> = {
  default: {
    label: 'Toutes',
    title: 'Aucune vente',
    sentence: 'Les options, réservations et dénonciations de ce client se lisent ici.',
  },
  options: {
    label: 'Options',
    title: 'Aucune option',
    sentence: 'Une option garde un lot à ce client, le temps qu’il se décide.',
  },
  reservations: {
    label: 'Réservations',
    title: 'Aucune réservation',
    sentence: 'Une option se transforme en réservation en deux minutes.',
    from: { list: 'options', label: 'Voir les options' },
  },
  denonciations: {
    label: 'Dénonciations',
    title: 'Aucune dénonciation',
    sentence: 'Déclarez votre client au promoteur avant la première visite.',
  },
}

/** What is being sold to this client: all of it, or one kind. */
export function CurrentSalesTab() {
  const { id } = useOpenAggregate()
  const name = useLocation().pathname.split('/')[4]
  const shown = saleLists.find((list) => list === name) ?? 'default'
  const { label, title, sentence, from } = lists[shown]
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
          action={from && <Link to={currentSalesAddress(id, from.list)}>{from.label}</Link>}
        />
      </Card>
    </div>
  )
}
