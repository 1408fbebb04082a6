import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { Counts } from './Counts'
import { Incomplete } from './Incomplete'
import { NoClients } from './NoClients'
import { Portal } from './Portal'
import { RecentClients } from './RecentClients'
import { Shortcuts } from './Shortcuts'
import './dashboard.css'

/** The first page of the SCPI area: the clients that one follows, what lacks in their files, who has come to the portal. */
export function DashboardScreen() {
  const mayRead = allows(useAppSelector(selectHeldRights), 'readScpiClients')
  return (
    <>
      <title>Tableau de bord · Espace SCPI · Solive</title>
      <PageHeader title="Tableau de bord" actions={<Shortcuts />} />
      <PageBody>
        {mayRead ? (
          <div className="scpi-dashboard">
            <Counts />
            <div className="scpi-dashboard-columns">
              <RecentClients />
              <div className="scpi-dashboard-column">
                <Incomplete />
                <Portal />
              </div>
            </div>
          </div>
        ) : (
          <NoClients />
        )}
      </PageBody>
    </>
  )
}
