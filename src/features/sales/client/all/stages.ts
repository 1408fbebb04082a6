import { saleStages, stageOf, type SaleStage } from '#features/sales/contract'
import {
  bookingLifecycle,
  optionLifecycle,
  reportLifecycle,
  type BookingStatus,
  type OptionStatus,
  type ReportStatus,
} from '#features/sales/contract/lifecycles'
import type { SaleRow } from '../saleRow'

const isOption = (status: string): status is OptionStatus => Object.hasOwn(optionLifecycle.states, status)
const isBooking = (status: string): status is BookingStatus => Object.hasOwn(bookingLifecycle.states, status)
const isReport = (status: string): status is ReportStatus => Object.hasOwn(reportLifecycle.states, status)

/** How far a sale has come; undefined for a draft, and for what went on as something else. */
export function stageOfSale({ type, status }: Pick<SaleRow, 'type' | 'status'>): SaleStage | undefined {
  if (type === 'option') return isOption(status) ? optionStage(status) : undefined
  if (type === 'booking') return isBooking(status) ? stageOf.booking(status) : undefined
  return isReport(status) ? stageOf.report(status) : undefined
}

/** An option that waits, for its promoter or behind another, is one already. */
function optionStage(status: OptionStatus): SaleStage | undefined {
  const stage = stageOf.option(status)
  return stage === 'contact' ? 'option' : stage
}

/** Where the word of a file would not fit sales that wait. */
const LABELS: Readonly<Partial<Record<SaleStage, string>>> = { contact: 'Dénonciations', option: 'Options' }

/** Sales of one stage, and what their lots cost together. */
export interface StageSum {
  readonly stage: SaleStage
  readonly label: string
  readonly rows: readonly SaleRow[]
  /** Euros. */
  readonly sum: number
}

const isStage = (name: string): name is SaleStage => Object.hasOwn(saleStages, name)

/** The stages in their order; lost sales are not under way. */
export const stageSums = (rows: readonly SaleRow[]): readonly StageSum[] =>
  Object.keys(saleStages)
    .filter(isStage)
    .filter((stage) => stage !== 'lost')
    .map((stage) => {
      const there = rows.filter((row) => stageOfSale(row) === stage)
      return {
        ...{ stage, label: LABELS[stage] ?? saleStages[stage].label, rows: there },
        sum: there.reduce((sum, { price }) => sum + (price ?? 0), 0),
      }
    })

/** What is best done next with a sale, in words; the sheet says what is possible. */
export function nextOf({ type, status }: Pick<SaleRow, 'type' | 'status'>): string {
  return next[type][status] ?? 'Ouvrir'
}

const next: Readonly<Record<SaleRow['type'], Readonly<Record<string, string>>>> = {
  option: {
    requested: 'Attendre le promoteur',
    active: 'Réserver ou prolonger',
    expiring: 'Réserver ou prolonger',
    waitlisted: 'Attendre le rang 1',
  },
  report: {
    draft: 'Envoyer',
    sent: 'Attendre le promoteur',
    accepted: 'Poser une option',
    expiring: 'Renouveler',
    conflict: 'Résoudre le conflit',
  },
  booking: {
    draft: 'Compléter et envoyer',
    requested: 'Éditer le contrat',
    incomplete: 'Déposer les pièces',
    contract_edited: 'Envoyer en signature',
    in_signature: 'Relancer la signature',
    client_signed: 'Faire contresigner',
    countersigned: 'Notifier le contrat',
    withdrawal_period: 'Attendre la fin du délai',
    firm: 'Déposer la demande de prêt',
    loan_submitted: 'Obtenir l’offre de prêt',
    loan_offer: 'Faire accepter l’offre',
    loan_accepted: 'Attendre le projet d’acte',
    deed_draft_notified: 'Programmer l’acte',
    deed_scheduled: 'Signer l’acte',
    deed_signed: 'Suivre le chantier',
    building: 'Préparer la livraison',
  },
}
