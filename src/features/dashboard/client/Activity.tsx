import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceType } from '#contract'
import { useResourceList, type ListReading } from '#client/store'
import { formatNumber, KeyFigure, KeyFigures } from '#client/ui'
import { clientFilesAddress } from '#features/clientFile/contract'
import { leadsAddress } from '#features/leads/contract'
import { today } from '#client/screens'
import { Block } from './Block'
import { monthsOf } from './months'
import { together } from './together'
import type { ScopeFilter } from './useScope'

/** A count takes no resource along but one. */
const COUNT = { size: 1 }

interface ActivityProps {
  readonly files: boolean
  readonly leads: boolean
  readonly scope: ScopeFilter
}

type Count = ListReading<ResourceType>

/** What the month has brought, beside the month before, and what is under way. */
export function Activity({ files, leads, scope }: ActivityProps) {
  const { thisMonth, lastMonth } = monthsOf(today())
  const useFiles = (filter: object) =>
    useResourceList('client_file', { filter: { ...filter, ...scope }, page: COUNT }, files)
  const useLeads = (filter: object) =>
    useResourceList('client_lead', { filter: { ...filter, ...scope }, page: COUNT }, leads)
  const created = useFiles({ created_from: thisMonth })
  const createdBefore = useFiles({ created_from: lastMonth, created_before: thisMonth })
  const presented = useFiles({ status: ['presented'] })
  const inSale = useFiles({ status: ['in_sale'] })
  const received = useLeads({ received_from: thisMonth })
  const receivedBefore = useLeads({ received_from: lastMonth, received_by: thisMonth })
  const asked = [
    ...(files ? [created, createdBefore, presented, inSale] : []),
    ...(leads ? [received, receivedBefore] : []),
  ]
  return (
    <div className="dashboard-all">
      <Block title="Activité" reading={together(asked)} lines={2}>
        <KeyFigures>
          {files && (
            <KeyFigure
              label="Dossiers créés ce mois"
              value={formatNumber(created.page?.total)}
              note={variation(created, createdBefore)}
            />
          )}
          {files && (
            <KeyFigure
              label="Études présentées"
              value={formatNumber(presented.page?.total)}
              note="en attente d’une décision"
            />
          )}
          {files && (
            <KeyFigure
              label="Ventes en cours"
              value={
                <Leading to={`${clientFilesAddress}?statut=en-vente`} label="Ventes en cours">
                  {formatNumber(inSale.page?.total)}
                </Leading>
              }
            />
          )}
          {leads && (
            <KeyFigure
              label="Contacts reçus ce mois"
              value={
                <Leading to={`${leadsAddress}?recu-depuis=${thisMonth}`} label="Contacts reçus ce mois">
                  {formatNumber(received.page?.total)}
                </Leading>
              }
              note={variation(received, receivedBefore)}
            />
          )}
        </KeyFigures>
      </Block>
    </div>
  )
}

function variation(now: Count, before: Count): string | undefined {
  if (!now.page || !before.page) return undefined
  const difference = now.page.total - before.page.total
  return difference === 0 ? 'comme le mois dernier' : `${formatNumber(difference, { sign: true })} sur le mois dernier`
}

function Leading({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link className="dashboard-count" to={to}>
      {children}
      <span className="visually-hidden">, {label}&nbsp;: voir la liste</span>
    </Link>
  )
}
