import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ManagedPrograms } from '#features/catalogue/client/managed'
import { Perimeter } from '#features/catalogue/client/perimeter'
import { useMediaQuery } from '#client/ui/layout'
import { AccessLog } from './AccessLog'
import { Assumptions } from './assumptions/Assumptions'
import { Backups } from './Backups'
import { CompanyPage } from './CompanyPage'
import { isCompanyPart, type CompanyPart } from './companyParts'
import { Contacts } from './contacts/Contacts'
import { Deletions } from './Deletions'
import { ExpiringFiles } from './ExpiringFiles'
import { Files } from './Files'
import { Information } from './information/Information'
import { Visibility } from './information/Visibility'
import { Logos } from './Logos'
import { PublicCatalogue } from './PublicCatalogue'
import { ReportTexts } from './reportTexts/ReportTexts'
import { Retention } from './Retention'
import { Security } from './Security'
import { Effects } from './settings/Effects'
import { HistoryButton } from './settings/HistoryButton'
import { SettingHistory } from './settings/SettingHistory'
import { UsuryCeilings } from './UsuryCeilings'

const pages: Readonly<Record<CompanyPart, ComponentType>> = {
  informations: Information,
  logos: Logos,
  contacts: Contacts,
  pret: Assumptions,
  usure: UsuryCeilings,
  perimetre: () => (
    <Perimeter effects={<Effects what="dès l’enregistrement" />} actions={<HistoryButton sections={['perimeter']} />} />
  ),
  programmes: ManagedPrograms,
  commissions: Visibility,
  public: PublicCatalogue,
  rapport: ReportTexts,
  securite: Security,
  conservation: Retention,
  fichiers: Files,
  sauvegardes: Backups,
  echeances: ExpiringFiles,
  suppressions: Deletions,
  consultations: AccessLog,
  historique: SettingHistory,
}

/** What is set for the whole firm, one page at a time; on a phone the list of pages comes first. */
export function CompanyScreen() {
  const [parameters] = useSearchParams()
  const isNarrow = useMediaQuery('(max-width: 900px)')
  const asked = parameters.get('tab')
  const part = isCompanyPart(asked) ? asked : isNarrow ? undefined : 'informations'
  if (!part) return <CompanyPage />
  const Page = pages[part]
  return (
    <CompanyPage>
      <Part key={part} isAsked={asked !== null}>
        <Page />
      </Part>
    </CompanyPage>
  )
}

/** One of the pages, which takes the focus when an address names it. */
function Part({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) element.current?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <div ref={element} tabIndex={-1} className="company-part">
      {children}
    </div>
  )
}
