import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { accountAddress } from '#features/account/contract'
import { useRelated } from './useRelated'

interface Tab {
  readonly address: string
  readonly label: string
}

const tab = (path: string, label: string): Tab => ({ address: `${accountAddress}/${path}`, label })
const tokens = tab('jetons', 'Jetons d’API')
const tabs: readonly Tab[] = [
  tab('profil', 'Profil'),
  tab('mot-de-passe', 'Mot de passe'),
  tab('second-facteur', 'Second facteur'),
  tab('sessions', 'Sessions'),
  tokens,
  tab('notifications', 'Notifications'),
  tab('appareil', 'Cet appareil'),
  tab('accessibilite', 'Accessibilité'),
]

/** The parts of the account. Who may not make tokens sees theirs as long as there are any. */
export function useTabs(): readonly Tab[] {
  const mayManage = allows(useAppSelector(selectHeldRights), 'manageTokens')
  const hasTokens = useRelated('token', 'tokens').length > 0
  return mayManage || hasTokens ? tabs : tabs.filter((one) => one !== tokens)
}
