import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectCompany, selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { PageHeader } from '#client/ui'
import { PageBody, useMediaQuery } from '#client/ui/layout'
import { companyAddress } from '#features/company/contract'
import { companyNav, partAddress } from './companyParts'
import './company.css'

interface CompanyPageProps {
  readonly title?: string
  /** Nothing but the ways to the pages, on a phone. */
  readonly children?: ReactNode
}

/** A page of what is set and looked after for the whole firm, and the ways to the others; on a phone one or the other. */
export function CompanyPage({ title, children }: CompanyPageProps) {
  const isNarrow = useMediaQuery('(max-width: 900px)')
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const isPage = children !== undefined
  return (
    <>
      <title>{title === undefined ? 'Société · Solive' : `${title} · Société · Solive`}</title>
      <PageHeader title="Société" />
      <PageBody>
        <div className="company-page">
          {isNarrow && isPage ? <Link to={companyAddress}>‹ Toutes les rubriques</Link> : <CompanyNav />}
          {isPage && (
            <div className="company">
              {!mayEdit && (
                <p className="remark">
                  Lecture seule&nbsp;: une personne qui modifie les réglages de la société peut vous en donner le droit.
                </p>
              )}
              {children}
            </div>
          )}
        </div>
      </PageBody>
    </>
  )
}

function CompanyNav() {
  const { pathname, search } = useLocation()
  const mayAudit = allows(useAppSelector(selectHeldRights), 'auditClientFiles')
  const name = useAppSelector(selectCompany)?.attributes.name
  const here = pathname === companyAddress && search === '' ? partAddress('informations') : `${pathname}${search}`
  return (
    <nav aria-label="Rubriques de la société" className="company-nav">
      {name && <p className="company-name">{name}</p>}
      {companyNav.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <p className="company-nav-title" aria-hidden>
            {title}
          </p>
          <ul>
            {entries
              .filter(({ isAudit = false }) => mayAudit || !isAudit)
              .map(({ address, label }) => (
                <li key={address}>
                  <Link to={address} aria-current={here === address ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
