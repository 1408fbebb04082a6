import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Backups } from './Backups'
import { Deletions } from './Deletions'
import { Files } from './Files'
import { ExpiringFiles } from './ExpiringFiles'
import { Logos } from './Logos'
import { AccessLog } from './AccessLog'
import { CompanyPage } from './CompanyPage'
import { Part } from './Part'
import { PublicCatalogue } from './PublicCatalogue'
import { Retention } from './Retention'
import { Security } from './Security'
import { TrailLinks } from './TrailLinks'
import { UsuryCeilings } from './UsuryCeilings'

/** What the law asks of the firm for the people whom its files are about: how long they are kept, what is gone, who looked. */
export function CompanyScreen() {
  const mayAudit = allows(useAppSelector(selectHeldRights), 'auditClientFiles')
  return (
    <CompanyPage>
      <Part name="logos">
        <Logos />
      </Part>
      <Part name="securite">
        <Security />
      </Part>
      <Part name="conservation">
        <Retention />
      </Part>
      <Part name="usure">
        <UsuryCeilings />
      </Part>
      <Part name="public">
        <PublicCatalogue />
      </Part>
      <Part name="sauvegardes">
        <Backups />
      </Part>
      <Part name="fichiers">
        <Files />
      </Part>
      <TrailLinks />
      {mayAudit && <AuditParts />}
    </CompanyPage>
  )
}

/** What was kept, deleted and read. */
const AuditParts = () => (
  <>
    <Part name="echeances">
      <ExpiringFiles />
    </Part>
    <Part name="suppressions">
      <Deletions />
    </Part>
    <Part name="consultations">
      <AccessLog />
    </Part>
  </>
)
