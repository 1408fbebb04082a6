import { OneForm } from '../parts/OneForm'
import { IdentityFields } from './IdentityFields'

export function PersonSection() {
  return (
    <OneForm type="person">
      <IdentityFields />
    </OneForm>
  )
}
