/** A link of the consumer side, in its order (specification §2). */
export interface ConsumerLink {
  readonly address: string
  readonly label: string
}
export interface ConsumerGroup {
  readonly label: string
  readonly links: readonly ConsumerLink[]
}

/** The investment types that the consumer side explains. */
export const investmentTypes: readonly ConsumerLink[] = [
  { address: '/loi-pinel', label: 'Loi Pinel' },
  { address: '/lmnp', label: 'LMNP' },
  { address: '/loi-malraux', label: 'Loi Malraux' },
  { address: '/loi-monuments-historiques', label: 'Monuments historiques' },
  { address: '/nue-propriete', label: 'Nue-propriété' },
  { address: '/investissement-locatif', label: 'Investissement locatif' },
  { address: '/investissement-scpi', label: 'Investissement SCPI' },
  { address: '/deficit-foncier', label: 'Déficit foncier' },
]

const simulators: readonly ConsumerLink[] = [
  { address: '/simulateur/capacite-emprunt', label: 'Capacité d’emprunt' },
  { address: '/simulateur/pret-a-taux-zero', label: 'Prêt à taux zéro' },
  { address: '/simulateur/tva-reduite', label: 'TVA réduite' },
  { address: '/simulateur/investissement', label: 'Investissement' },
  { address: '/simulateur/reduction-impots', label: 'Réduction d’impôt' },
]

const menu: readonly (ConsumerLink | ConsumerGroup)[] = [
  { address: '/comparateur', label: 'Comparateur' },
  { label: 'Types d’investissement', links: investmentTypes },
  { label: 'Simulateurs', links: simulators },
  { address: '/blog', label: 'Blog' },
]

/** What of the menu has a page on this host. A group without any is left out. */
export function consumerMenu(knows: (address: string) => boolean): readonly (ConsumerLink | ConsumerGroup)[] {
  return menu
    .map((item) => ('links' in item ? { ...item, links: item.links.filter(({ address }) => knows(address)) } : item))
    .filter((item) => ('links' in item ? item.links.length > 0 : knows(item.address)))
}
