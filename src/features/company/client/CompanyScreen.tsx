import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { Backups } from './Backups'
import { Deletions } from './Deletions'
import { ExpiringFiles } from './ExpiringFiles'
import { Logos } from './Logos'
import { AccessLog } from './AccessLog'
import { Retention } from './Retention'
import { UsuryCeilings } from './UsuryCeilings'
import './company.css'

/** What the law asks of the firm for the people whom its files are about: how long they are kept, what is gone, who looked. */
export function CompanyScreen() {
  const mayAudit = allows(useAppSelector(selectHeldRights), 'auditClientFiles')
  return (
    <>
      <title>Société · Solive</title>
      <PageHeader title="Société" />
      <PageBody>
        <div className="company">
          <Logos />
          <Retention />
          <UsuryCeilings />
          <Backups />
          {mayAudit && (
            <>
              <ExpiringFiles />
              <Deletions />
              <AccessLog />
            </>
          )}
        </div>
      </PageBody>
    </>
  )
}
