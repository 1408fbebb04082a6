import { Imports } from '#features/catalogue/client/imports'
import { CompanyPage } from './CompanyPage'

/** What the firm brings into its own catalogue. */
export const ImportsScreen = () => (
  <CompanyPage title="Imports">
    <Imports />
  </CompanyPage>
)
