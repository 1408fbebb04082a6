import { leadTransitions, type LeadStatus } from '#features/leads/contract'
import type { Perimeter } from '#contract/access'

/** What moving a lead to a status is called. */
export const stepLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'Retirer l’attribution',
  assigned: 'Attribuer',
  contacted: 'Rouvrir',
  unreachable: 'Tentative sans réponse',
  qualified: 'Qualifier',
  meeting: 'Prendre rendez-vous',
  converted: 'Créer le dossier',
  lost: 'Classer sans suite',
  duplicate: 'Fusionner avec un autre contact',
  anonymised: 'Anonymiser',
}

/** Steps that only those who see all the leads of the firm may take: they decide who follows a lead. */
const ofManagers: readonly LeadStatus[] = ['new', 'assigned']

/** The statuses that someone may give to a lead by hand. */
export function stepsFrom(status: LeadStatus, perimeter: Perimeter): readonly LeadStatus[] {
  return leadTransitions[status].filter((step) => perimeter === 'company' || !ofManagers.includes(step))
}

/** Steps that are taken at once; the others ask for something first. */
export const isImmediate = (step: LeadStatus): boolean => step === 'qualified' || step === 'contacted' || step === 'new'
