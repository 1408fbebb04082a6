import { NavLink, Outlet } from 'react-router-dom'
import { allows } from '#contract/access'
import { registerContracts } from '#contract/resources'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { companySettingsContract } from '#features/company/contract/settings'
import { scpiContactsAddress, scpiFirmAddress, scpiFirmContract } from '#features/scpi/firm/contract'
import './firm.css'

// Around every part: each is drawn once this is there.
registerContracts([companySettingsContract, scpiFirmContract])

/** What is set for the whole firm in the SCPI area, by parts; who may not write it is told who can. */
export function FirmScreen() {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'manageScpiCompany')
  return (
    <>
      <PageHeader title="Cabinet" />
      <PageBody>
        <div className="scpi-firm">
          <nav aria-label="Rubriques du cabinet">
            <ul className="scpi-firm-nav">
              <li>
                <NavLink to={scpiFirmAddress} end>
                  Informations
                </NavLink>
              </li>
              <li>
                <NavLink to={scpiContactsAddress}>Contacts</NavLink>
              </li>
            </ul>
          </nav>
          <div className="scpi-firm-part">
            {!mayEdit && (
              <p className="remark">
                Lecture seule&nbsp;: un administrateur SCPI de votre cabinet peut changer ces informations.
              </p>
            )}
            <Outlet />
          </div>
        </div>
      </PageBody>
    </>
  )
}
