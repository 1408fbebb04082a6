import { demoAddress } from '#features/account/contract'
import { EntranceLink } from './EntranceLink'
import { useDemoRequests } from './useDemoRequests'

/** Leads who has no account to where one asks to be shown the application, where that is taken. */
export const DemoLink = () =>
  useDemoRequests() === true && (
    <p className="login-link">
      Pas encore client&#8239;? <EntranceLink to={demoAddress}>Demander une démonstration</EntranceLink>
    </p>
  )
