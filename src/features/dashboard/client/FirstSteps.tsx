import { Suspense } from 'react'
import { allows } from '#contract/access'
import { selectCompany, selectHeldRights, selectUser } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { Card } from '#client/ui'
import { accountAddress } from '#features/account/contract'
import { companyAddress } from '#features/company/contract'
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

const COUNTS: Readonly<Record<number, string>> = { 2: 'Deux', 3: 'Trois', 4: 'Quatre' }

/** What a new adviser begins with; gone for good once all of it is done. */
export function FirstSteps() {
  const steps = useSteps()
  useArrival(steps !== undefined)
  if (steps === undefined || steps.every(({ isDone }) => isDone)) return null
  return (
    <div className="dashboard-first">
      <Card title="Pour commencer" sentence={`${COUNTS[steps.length] ?? 'Quelques'} étapes, puis ce guide disparaît.`}>
        <Suspense>
          <FirstStepList steps={steps} />
        </Suspense>
      </Card>
    </div>
  )
}

/** Undefined until it is known which are done. */
function useSteps(): readonly FirstStep[] | undefined {
  const profile = useAppSelector(selectUser)?.attributes
  const knows = useKnownRoutes()
  const leads = allows(useAppSelector(selectHeldRights), 'editClientLeads') && knows(leadsAddress)
  const company = useCompanyStep()
  const { page: files } = useResourceList('client_file', { page: COUNT })
  const { page: contacts } = useResourceList('client_lead', { page: COUNT }, leads)
  if (files === undefined || (leads && contacts === undefined)) return undefined
  const isKnown = Boolean(profile?.phone && profile.certificate_number)
  return [
    ...company,
    { label: 'Créez votre premier dossier', address: newClientFileAddress, isDone: files.total > 0 },
    ...(leads
      ? [{ label: 'Ajoutez votre premier contact', address: newLeadAddress, isDone: (contacts?.total ?? 0) > 0 }]
      : []),
    { label: 'Complétez votre profil', address: `${accountAddress}/profil`, isDone: isKnown },
  ]
}

/** For who sets what the firm is: none else. */
function useCompanyStep(): readonly FirstStep[] {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const knows = useKnownRoutes()
  const isDone = Boolean(useAppSelector(selectCompany)?.attributes.rcs_number)
  return mayEdit && knows(companyAddress) ? [{ label: 'Complétez votre société', address: companyAddress, isDone }] : []
}
