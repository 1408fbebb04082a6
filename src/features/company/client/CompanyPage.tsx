import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { companyAddress, importsAddress, personsAddress, updateRequestsAddress } from '#features/company/contract'
import './company.css'

const parts = [
  { address: companyAddress, label: 'Réglages' },
  { address: `${companyAddress}/utilisateurs`, label: 'Utilisateurs' },
  { address: personsAddress, label: 'Personnes' },
  { address: importsAddress, label: 'Imports' },
  { address: updateRequestsAddress, label: 'Signalements' },
]

/** A page of what is set and looked after for the whole firm, and the way to the others. */
export function CompanyPage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <>
      <title>{title === undefined ? 'Société · Solive' : `${title} · Société · Solive`}</title>
      <PageHeader title="Société" />
      <PageBody>
        <div className="company">
          <nav aria-label="Rubriques de la société">
            <ul className="company-parts">
              {parts.map(({ address, label }) => (
                <li key={address}>
                  <NavLink end to={address}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </div>
      </PageBody>
    </>
  )
}
