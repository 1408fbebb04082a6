import { schemes } from '#domain'
import { ProjectField } from '#features/catalogue/client'
import { ChoiceField, DateField, LocationField } from '#client/forms'
import { useOperation } from '../trial/useOperation'
import { YearsShown } from './YearsShown'

/** What kind of operation, where and when. */
export function Project() {
  const { project, seniority, delivery_date } = useOperation() ?? {}
  const isShares = schemes.findInvestment(project ?? '')?.isShares === true
  return (
    <>
      <ProjectField name="project" />
      {!isShares && <ChoiceField name="seniority" />}
      <LocationField name="municipality" />
      <DateField name="notary_signature_date" />
      {!isShares && (seniority !== 'old' || (delivery_date ?? null) !== null) && <DateField name="delivery_date" />}
      <YearsShown />
    </>
  )
}
