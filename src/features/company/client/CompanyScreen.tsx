import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { auditAddress, trashAddress } from '#features/company/contract'
import { Backups } from './Backups'
import { Deletions } from './Deletions'
import { Files } from './Files'
import { ExpiringFiles } from './ExpiringFiles'
import { Logos } from './Logos'
import { AccessLog } from './AccessLog'
import { CompanyPage } from './CompanyPage'
import { PublicCatalogue } from './PublicCatalogue'
import { Retention } from './Retention'
import { Security } from './Security'
import { UsuryCeilings } from './UsuryCeilings'
import type { CompanyPart } from './companyParts'

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

/** A part of the screen, which takes the focus when the address names it. */
function Part({ name, children }: { name: CompanyPart; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [parameters] = useSearchParams()
  const isAsked = parameters.get('tab') === name
  useEffect(() => {
    if (!isAsked) return
    element.current?.scrollIntoView({ block: 'start' })
    element.current?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <div ref={element} tabIndex={-1} className="company-part">
      {children}
    </div>
  )
}

/** The ways to what was done in the firm, and to what was deleted. */
const TrailLinks = () => (
  <Card
    title="Journal et corbeille"
    sentence="Ce qui a été fait dans votre société, et ce qui peut encore être restauré."
  >
    <ul className="company-links">
      <li>
        <Link to={auditAddress}>Ouvrir le journal</Link>
      </li>
      <li>
        <Link to={trashAddress}>Ouvrir la corbeille</Link>
      </li>
    </ul>
  </Card>
)
