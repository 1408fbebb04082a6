import {
  BankOutlined,
  BellOutlined,
  CalculatorOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  FolderOpenOutlined,
  SwapOutlined,
  UserAddOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { MenuEntry } from '#client/ui/layout'
import {
  accountAddress,
  clientFilesAddress,
  companyAddress,
  dashboardAddress,
  leadsAddress,
  searchAddress,
} from '../addresses'

/** A place of the menu, and the keys that lead there from anywhere. */
export interface Place extends MenuEntry {
  readonly keys: string
}

/** The municipality that the comparator opens on (specification §9). */
const DEFAULT_LOCATION = 'montpellier-34000'

/** The menu of the professional area, in its order (specification §2). What has no route, or no right, is left out of it. */
export const professionalMenu: readonly Place[] = [
  {
    address: dashboardAddress,
    label: 'Tableau de bord',
    barLabel: 'Accueil',
    icon: <DashboardOutlined aria-hidden />,
    keys: 'g t',
  },
  {
    address: `${searchAddress}/${DEFAULT_LOCATION}`,
    label: 'Comparateur',
    barLabel: 'Comparateur',
    icon: <SwapOutlined aria-hidden />,
    keys: 'g c',
  },
  {
    address: clientFilesAddress,
    label: 'Dossiers clients',
    barLabel: 'Dossiers',
    icon: <FolderOpenOutlined aria-hidden />,
    keys: 'g d',
  },
  { address: leadsAddress, label: 'Contacts', icon: <UserAddOutlined aria-hidden />, keys: 'g l' },
  { address: '/mes-alertes', label: 'Alertes', icon: <BellOutlined aria-hidden />, keys: 'g a' },
  {
    address: '/mes-ventes',
    label: 'Ventes',
    barLabel: 'Ventes',
    icon: <FileDoneOutlined aria-hidden />,
    keys: 'g v',
    children: [
      { address: '/mes-ventes', label: 'Toutes' },
      { address: '/mes-ventes/options', label: 'Options' },
      { address: '/mes-ventes/reservations', label: 'Réservations' },
      { address: '/mes-ventes/denonciations', label: 'Dénonciations' },
    ],
  },
  {
    address: '/simulateurs',
    label: 'Simulateurs',
    icon: <CalculatorOutlined aria-hidden />,
    keys: 'g s',
    isOpen: true,
    children: [
      { address: '/simulateurs/pret-a-taux-zero', label: 'Prêt à taux zéro' },
      { address: '/simulateurs/montant-optimal-pinel', label: 'Montant optimal Pinel' },
      { address: '/simulateurs/reduction-impots-pinel', label: 'Réduction d’impôt Pinel' },
      { address: '/simulateurs/capacite-investissement', label: 'Capacité d’investissement' },
      { address: '/simulateurs/eligibilite-tva-reduite', label: 'Éligibilité TVA réduite' },
      { address: '/simulateurs/simulation-chiffree-investissement', label: 'Simulation chiffrée' },
    ],
  },
  { address: companyAddress, label: 'Société', icon: <BankOutlined aria-hidden />, keys: 'g e' },
  { address: accountAddress, label: 'Mon compte', icon: <UserOutlined aria-hidden />, keys: 'g p' },
]

/** The menu of the SCPI area. */
export const scpiMenu: readonly Place[] = [
  {
    address: dashboardAddress,
    label: 'Tableau de bord',
    barLabel: 'Accueil',
    icon: <DashboardOutlined aria-hidden />,
    keys: 'g t',
  },
]

/** The places that may be shown; a group without any is left out. */
export function shownPlaces(places: readonly Place[], isShown: (address: string) => boolean): readonly Place[] {
  return places.flatMap((place) => {
    if (!place.children) return isShown(place.address) ? [place] : []
    const children = place.children.filter(({ address }) => isShown(address))
    return children.length > 0 ? [{ ...place, children }] : []
  })
}

const isWithin = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`)
/** What the addresses of an entry begin with: `/comparateur` for whatever municipality. */
const baseOf = (address: string): string => address.split('/').slice(0, 2).join('/')

/** The address of the place that a page belongs to: the closest one of a group, else the entry whose addresses begin alike. */
export function currentPlace(places: readonly Place[], pathname: string): string | undefined {
  const [closest] = places
    .flatMap(({ children = [] }) => children)
    .map(({ address }) => address)
    .filter((address) => isWithin(pathname, address))
    .sort((one, other) => other.length - one.length)
  return closest ?? places.find(({ address }) => isWithin(pathname, baseOf(address)))?.address
}
