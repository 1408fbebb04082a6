import { UpdateRequests } from '#features/catalogue/client/updateRequests'
import { CompanyPage } from './CompanyPage'

/** The errors that people of the firm found in its catalogue. */
export const UpdateRequestsScreen = () => (
  <CompanyPage title="Signalements">
    <UpdateRequests />
  </CompanyPage>
)
