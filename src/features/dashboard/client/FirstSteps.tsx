import { CheckCircleFilled } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights, selectUser } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { Card } from '#client/ui'
import { accountAddress } from '#features/account/contract'
import { leadsAddress, newLeadAddress } from '#features/leads/contract'
import { newClientFileAddress } from '#features/clientFile/contract'
import { useKnownRoutes } from '#client/screens'

interface Step {
  readonly label: string
  readonly address: string
  readonly isDone: boolean
}

const COUNT = { size: 1 }

/** What a new adviser begins with; gone for good once all of it is done. */
export function FirstSteps() {
  const profile = useAppSelector(selectUser)?.attributes
  const knows = useKnownRoutes()
  const leads = allows(useAppSelector(selectHeldRights), 'editClientLeads') && knows(leadsAddress)
  const { page: files } = useResourceList('client_file', { page: COUNT })
  const { page: contacts } = useResourceList('client_lead', { page: COUNT }, leads)
  if (!files || (leads && !contacts)) return null
  const steps: readonly Step[] = [
    { label: 'Créez votre premier dossier', address: newClientFileAddress, isDone: files.total > 0 },
    ...(leads
      ? [{ label: 'Ajoutez votre premier contact', address: newLeadAddress, isDone: (contacts?.total ?? 0) > 0 }]
      : []),
    {
      label: 'Complétez votre profil',
      address: `${accountAddress}/profil`,
      isDone: Boolean(profile?.phone && profile.certificate_number),
    },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <div className="dashboard-all">
      <Card title="Pour commencer" sentence="Trois étapes, puis ce guide disparaît.">
        <ol className="first-steps">
          {steps.map(({ label, address, isDone }, index) => (
            <li key={label} data-done={isDone}>
              <span className="first-step-mark" aria-hidden>
                {isDone ? <CheckCircleFilled /> : index + 1}
              </span>
              {isDone ? (
                <span>
                  {label}
                  <span className="visually-hidden">&nbsp;: fait</span>
                </span>
              ) : (
                <Link to={address}>{label}</Link>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
