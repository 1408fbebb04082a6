import type { BookingStatus } from './lifecycles/bookingStates'

/** When a paper must be there: always, for nobody, or for those to whom it applies. */
type PaperCondition = 'always' | 'never' | 'couple' | 'employee' | 'deposit' | 'loan'

export interface Paper {
  readonly label: string
  /** Whom or what one is given for. */
  readonly of: 'buyer' | 'household' | 'file' | 'lot' | 'program' | 'call' | 'bank'
  /** The state that wants it. */
  readonly at: BookingStatus
  readonly asked: PaperCondition
}

/** The papers of a booking. */
export const bookingPapers = {
  identity: { label: 'Pièce d’identité', of: 'buyer', at: 'requested', asked: 'always' },
  family_record: {
    label: 'Livret de famille ou convention de PACS',
    of: 'household',
    at: 'requested',
    asked: 'couple',
  },
  address_proof: {
    label: 'Justificatif de domicile (moins de 3\u00a0mois)',
    of: 'household',
    at: 'requested',
    asked: 'always',
  },
  tax_notice: { label: 'Dernier avis d’impôt', of: 'household', at: 'requested', asked: 'always' },
  payslips: { label: 'Trois derniers bulletins de salaire', of: 'buyer', at: 'loan_submitted', asked: 'employee' },
  financing_plan: { label: 'Plan de financement', of: 'file', at: 'requested', asked: 'always' },
  financing_certificate: { label: 'Attestation de finançabilité', of: 'file', at: 'requested', asked: 'never' },
  study: { label: 'Étude et rapport commercial signés', of: 'file', at: 'requested', asked: 'never' },
  booking_contract: { label: 'Contrat de réservation', of: 'file', at: 'contract_edited', asked: 'always' },
  technical_notice: { label: 'Notice descriptive sommaire', of: 'lot', at: 'contract_edited', asked: 'always' },
  plan: { label: 'Plan de vente et plan masse', of: 'lot', at: 'contract_edited', asked: 'always' },
  erp: { label: 'État des risques (ERP)', of: 'program', at: 'contract_edited', asked: 'always' },
  notification_proof: {
    label: 'Preuve de notification (LRAR ou LRE)',
    of: 'buyer',
    at: 'withdrawal_period',
    asked: 'always',
  },
  deposit_proof: { label: 'Preuve de versement du dépôt', of: 'file', at: 'firm', asked: 'deposit' },
  loan_offer: { label: 'Offre de prêt', of: 'file', at: 'loan_offer', asked: 'loan' },
  loan_waiver: { label: 'Renonciation manuscrite au prêt', of: 'file', at: 'loan_accepted', asked: 'never' },
  loan_refusal: { label: 'Attestation de refus de prêt', of: 'bank', at: 'loan_refused', asked: 'always' },
  deed_draft: { label: 'Projet d’acte', of: 'file', at: 'deed_draft_notified', asked: 'always' },
  co_ownership_rules: {
    label: 'Règlement de copropriété',
    of: 'program',
    at: 'deed_draft_notified',
    asked: 'always',
  },
  deed_certificate: { label: 'Attestation de propriété', of: 'file', at: 'deed_signed', asked: 'always' },
  gfa: { label: 'Garantie financière d’achèvement', of: 'program', at: 'deed_signed', asked: 'always' },
  fund_call: { label: 'Appel de fonds et attestation d’avancement', of: 'call', at: 'building', asked: 'always' },
  delivery_report: { label: 'Procès-verbal de livraison', of: 'file', at: 'delivered', asked: 'always' },
} as const satisfies Readonly<Record<string, Paper>>

export type PaperKey = keyof typeof bookingPapers

/** What tells which papers apply, and those that were given. */
export interface PaperFacts {
  /** Married, or in a civil partnership. */
  readonly isCouple: boolean
  readonly hasEmployee: boolean
  /** Euros. */
  readonly deposit: number
  readonly hasLoan: boolean
  /** Ids of the buyers: a paper of a buyer is asked of each. */
  readonly buyers: readonly string[]
  readonly given: readonly GivenPaper[]
}

/** A paper; one that was refused is not there. */
export interface GivenPaper {
  readonly key: string
  readonly status: 'requested' | 'submitted' | 'accepted' | 'rejected'
  /** Id of the buyer that it is of. */
  readonly buyer?: string | null
}

/** The papers of these keys that apply and are not there. @param keys those that a transition needs */
export function missingPapers(keys: readonly PaperKey[], facts: PaperFacts): readonly PaperKey[] {
  return keys.filter((key) => applies(bookingPapers[key].asked, key, facts) && !isGiven(key, facts))
}

function applies(
  asked: PaperCondition,
  key: PaperKey,
  { isCouple, hasEmployee, deposit, hasLoan }: PaperFacts,
): boolean {
  // Nobody is asked for a waiver but who buys without a loan, and that transition names it.
  if (key === 'loan_waiver') return true
  return {
    always: true,
    never: false,
    couple: isCouple,
    employee: hasEmployee,
    deposit: deposit > 0,
    loan: hasLoan,
  }[asked]
}

function isGiven(key: PaperKey, { buyers, given }: PaperFacts): boolean {
  const there = given.filter((paper) => paper.key === key && ['submitted', 'accepted'].includes(paper.status))
  if (bookingPapers[key].of !== 'buyer' || buyers.length < 2) return there.length > 0
  return buyers.every((buyer) => there.some((paper) => paper.buyer === buyer))
}
