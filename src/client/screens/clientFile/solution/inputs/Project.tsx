import { ChoiceField, DateField, IntegerField, LocationField } from '#client/forms'
import { Taken } from './Taken'

/** What kind of operation, where and when. */
export function Project() {
  return (
    <>
      <ChoiceField name="project" />
      <ChoiceField name="seniority" />
      <LocationField name="municipality" />
      <DateField name="notary_signature_date" />
      <IntegerField name="duration_to_display" />
      <Taken name="duration_to_display" origin="durée usuelle" />
    </>
  )
}
