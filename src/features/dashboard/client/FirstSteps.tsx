import { Suspense } from 'react'
import { allows } from '#contract/access'
import { selectHeldRights, selectUser } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { Card } from '#client/ui'
import { accountAddress } from '#features/account/contract'
import { leadsAddress, newLeadAddress } from '#features/leads/contract'
import { newClientFileAddress } from '#features/clientFile/contract'
import { useKnownRoutes } from '#client/screens'
import { lazyPart } from '#client/ui/lazy'
import { useArrival } from './ArrivalContext'
import type { FirstStep } from './FirstStepList'

// Few still have steps to take: antd's come for them alone.
const FirstStepList = lazyPart(
  async () => (await import(/* webpackChunkName: "first-steps" */ './FirstStepList')).FirstStepList,
)

const COUNT = { size: 1 }

/** What a new adviser begins with; gone for good once all of it is done. */
export function FirstSteps() {
  const profile = useAppSelector(selectUser)?.attributes
  const knows = useKnownRoutes()
  const leads = allows(useAppSelector(selectHeldRights), 'editClientLeads') && knows(leadsAddress)
  const { page: files } = useResourceList('client_file', { page: COUNT })
  const { page: contacts } = useResourceList('client_lead', { page: COUNT }, leads)
  const isKnown = files !== undefined && (!leads || contacts !== undefined)
  useArrival(isKnown)
  if (!isKnown) return null
  const steps: readonly FirstStep[] = [
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
    <div className="dashboard-first">
      <Card title="Pour commencer" sentence="Trois étapes, puis ce guide disparaît.">
        <Suspense>
          <FirstStepList steps={steps} />
        </Suspense>
      </Card>
    </div>
  )
}
