/** A simulator, as the index and the menu show it. */
export interface SimulatorCard {
  readonly address: string
  /** Its name in the build. */
  readonly page: string
  /** In the menu, and over its page. */
  readonly label: string
  /** What one comes to know. */
  readonly question: string
  /** The two answers that count most. */
  readonly asks: string
}

export const simulatorsAddress = '/simulateurs'

/** The six simulators, in the order of the menu (specification §2). */
export const simulators = {
  ptz: {
    address: `${simulatorsAddress}/pret-a-taux-zero`,
    page: 'simulator-ptz',
    label: 'Prêt à taux zéro',
    question: 'Le foyer a-t-il droit au prêt à taux zéro, et de combien\u00a0?',
    asks: 'Revenu fiscal de référence, prix du logement',
  },
  pinelOptimal: {
    address: `${simulatorsAddress}/montant-optimal-pinel`,
    page: 'simulator-pinel-optimal',
    label: 'Montant optimal Pinel',
    question: 'Jusqu’à quel prix toute la réduction Pinel sert-elle\u00a0?',
    asks: 'Impôt sur le revenu, durée d’engagement',
  },
  pinelReduction: {
    address: `${simulatorsAddress}/reduction-impots-pinel`,
    page: 'simulator-pinel-reduction',
    label: 'Réduction d’impôt Pinel',
    question: 'Combien d’impôt cet achat Pinel efface-t-il\u00a0?',
    asks: 'Prix du bien, surface',
  },
  capacity: {
    address: `${simulatorsAddress}/capacite-investissement`,
    page: 'simulator-capacity',
    label: 'Capacité d’investissement',
    question: 'Combien le foyer peut-il emprunter et investir\u00a0?',
    asks: 'Revenus nets, crédits en cours',
  },
  reducedVat: {
    address: `${simulatorsAddress}/eligibilite-tva-reduite`,
    page: 'simulator-reduced-vat',
    label: 'TVA réduite',
    question: 'Ce logement neuf a-t-il la TVA à 5,5\u202f%\u00a0?',
    asks: 'Adresse du logement, revenu fiscal de référence',
  },
  operation: {
    address: `${simulatorsAddress}/simulation-chiffree-investissement`,
    page: 'simulator-operation',
    label: 'Simulation chiffrée',
    question: 'Que coûte et que rapporte cet investissement, mois après mois\u00a0?',
    asks: 'Dispositif, prix du bien',
  },
} as const satisfies Readonly<Record<string, SimulatorCard>>

/** An operation on paper, with the answers that follow. */
export const printedOperationAddress = `${simulators.operation.address}/print`
