import { auditActions, auditReasons, auditWords, type AuditDetails } from '#contract/audit'
import { entriesOf, isNumber } from '#contract/json'
import { isResourceType, sectionOf } from '#contract/resources'
import { formatNumber } from '#client/ui'

// Every line of the trail in words. What a later version wrote, or one that is gone, is said to be unknown, with its name.

const labels = new Map<string, string>(Object.entries(auditActions))

export const actionLabel = (action: string | null | undefined): string =>
  action ? (labels.get(action) ?? `Action inconnue (${action})`) : '—'

/** Resources that are no section of a file, by type. */
const TYPES: Readonly<Record<string, string>> = {
  audit_event: 'Ligne du journal',
  booking: 'Réservation',
  business_center: 'Agence',
  client: 'Acquéreur',
  client_file: 'Dossier client',
  client_file_assignment: 'Attribution d’un dossier',
  client_file_deletion: 'Suppression d’un dossier',
  client_file_reading: 'Lecture d’un dossier',
  client_lead: 'Contact',
  client_lead_exchange: 'Échange avec un contact',
  client_lead_import: 'Import de contacts',
  company: 'Société',
  setting_change: 'Réglages',
  commercial_report_parameters: 'Textes des rapports',
  commercial_report: 'Étude',
  commercial_report_package: 'Envoi d’études',
  commercial_report_question: 'Question sur une étude',
  commercial_report_event: 'Événement d’une étude',
  managed_promoter: 'Promoteur du périmètre',
  managed_program: 'Programme géré',
  managed_property: 'Lot géré',
  company_contact: 'Contact de la société',
  department: 'Département',
  expiring_client_file: 'Dossier à supprimer bientôt',
  field_change: 'Ligne d’historique',
  history_entry: 'Étape d’une vente',
  location: 'Commune',
  manager: 'Exploitant',
  meeting: 'Rendez-vous',
  network: 'Réseau',
  notification: 'Notification',
  option: 'Option',
  permission: 'Droit',
  pp_account: 'Compte d’investisseur',
  pp_entity: 'Masse patrimoniale',
  questionnaire_signature: 'Signature d’un recueil',
  mass_settlement: 'Sort d’une masse commune',
  score: 'Score',
  price_change: 'Changement de prix',
  program: 'Programme',
  project: 'Dispositif',
  promoter: 'Promoteur',
  property: 'Lot',
  property_proposal: 'Lot proposé',
  report: 'Dénonciation',
  role: 'Rôle',
  saved_view: 'Vue enregistrée',
  scpi_client: 'Client SCPI',
  scpi_contact: 'Contact du cabinet SCPI',
  scpi_firm: 'Cabinet SCPI',
  search_alert: 'Alerte',
  second_factor: 'Second facteur',
  session: 'Session',
  simulation_configuration: 'Réglages de simulation',
  token: 'Jeton',
  trash_item: 'Élément de la corbeille',
  user: 'Compte',
}

/** What people call a type of resource. */
export const typeLabel = (type: string): string =>
  TYPES[type] ?? (isResourceType(type) ? sectionOf(type)?.label : undefined) ?? `Élément inconnu (${type})`

/** Who did something, where no name is known: a client whose account it is, a person who is gone, or the application. */
export function actorLabel(actor: string | null | undefined, subject: string | null | undefined): string {
  if (!actor) return 'Solive'
  return subject === `scpi_client:${actor}` ? 'Le client' : 'Compte supprimé'
}

/** `Dossier client 0191a2b3` of `client_file:0191a2b3-…`. */
export function subjectLabel(subject: string | null | undefined): string {
  const [type = '', id = ''] = (subject ?? '').split(':')
  return id === '' ? '—' : `${typeLabel(type)} ${id.slice(0, 8)}`
}

const coded =
  (words: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    words[String(value)] ?? `valeur inconnue (${String(value)})`

interface Told {
  readonly label: string
  readonly word: (value: unknown) => string
}

const DETAILS: Readonly<Record<keyof AuditDetails, Told>> = {
  by: { label: 'par', word: coded(auditWords.by) },
  count: { label: 'nombre', word: (count) => (isNumber(count) ? formatNumber(count) : String(count)) },
  form: { label: 'forme', word: coded(auditWords.form) },
  included: { label: 'avec', word: (type) => typeLabel(String(type)) },
  of: { label: 'sur', word: coded(auditWords.of) },
  // What a person wrote is said as it is.
  reason: {
    label: 'motif',
    word: (reason) => new Map(Object.entries(auditReasons)).get(String(reason)) ?? String(reason),
  },
  setting: { label: 'réglage', word: coded(auditWords.setting) },
  type: { label: 'type', word: (type) => typeLabel(String(type)) },
}
const details = new Map<string, Told>(Object.entries(DETAILS))

/** The details of an event: `type : Dossier client · nombre : 200`. */
export function detailsLabel(json: string | null | undefined): string {
  const written = Object.entries(entriesOf(parsed(json ?? '{}'))).flatMap(([name, value]) => {
    const { label, word } = details.get(name) ?? { label: `précision inconnue (${name})`, word: String }
    const text = (Array.isArray(value) ? value : [value]).map((one) => word(one)).join(', ')
    return text === '' ? [] : [`${label}\u00a0: ${text}`]
  })
  return written.length > 0 ? written.join(' · ') : '—'
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
