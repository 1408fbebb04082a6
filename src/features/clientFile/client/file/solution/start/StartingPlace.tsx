import { LocationField, useSectionField } from '#client/forms'
import { OperationForm } from '../trial/OperationForm'

/** Where the schemes are compared, beside what else they are: a place that nobody chose says so. */
export const StartingPlace = () => (
  <OperationForm>
    <div className="starting-place">
      <LocationField name="municipality" />
      <DefaultPlace />
    </div>
  </OperationForm>
)

function DefaultPlace() {
  const { field, value } = useSectionField('municipality')
  return value === field.initial && <p className="to-confirm">Commune par défaut&nbsp;: indiquez celle du projet.</p>
}
