import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'
import {
  LARGEST_FILE,
  MOST_PAGES,
  type Finding,
  type FindingKey,
  type PaperKind,
  type PaperPosition,
  type Unreadable,
} from '#client/papers'

/** What each kind of paper is called. */
export const paperNames: Readonly<Record<PaperKind, string>> = {
  taxNotice: 'Avis d’impôt',
  loanSchedule: 'Tableau d’amortissement ou offre de prêt',
  payslip: 'Bulletin de paie',
}

/** Why a file gave nothing, and what can be done. */
export const unreadable: Readonly<Record<Unreadable, string>> = {
  empty: 'Ce fichier est vide (0 octet). Enregistrez-le de nouveau, puis réessayez.',
  tooLarge: `Ce fichier dépasse ${formatNumber(LARGEST_FILE / 1024 / 1024, { unit: 'Mo' })}. Déposez seulement les pages utiles.`,
  tooManyPages: `Ce document dépasse ${MOST_PAGES}\u00a0pages. Déposez seulement les pages utiles.`,
  notPdf: 'Ce fichier n’est pas un PDF. Seuls les PDF sont lus.',
  password: 'Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, puis réessayez.',
  damaged: 'Ce PDF est abîmé\u202f: il ne s’ouvre pas.',
  noText:
    'Ce document n’a pas de texte (c’est une image, ou une page blanche), et aucun code 2D-Doc n’y a été lu. Préférez le PDF d’origine à une numérisation.',
  otherPaper: 'Ce document n’est ni un avis d’impôt, ni un tableau d’amortissement, ni un bulletin de paie.',
}

export const FAILED = 'La lecture s’est arrêtée. Réessayez.'

/** What each value that is read is called. */
export const findingNames: Readonly<Record<FindingKey, string>> = {
  incomeYear: 'Année des revenus',
  noticeReference: 'Référence de l’avis',
  taxNumber: 'Numéro fiscal',
  declarant: 'Déclarant',
  parts: 'Nombre de parts',
  referenceIncome: 'Revenu fiscal de référence',
  salaries: 'Salaires',
  pensions: 'Pensions et retraites',
  rentalIncome: 'Revenus fonciers nets',
  marginalRate: 'Taux marginal d’imposition',
  grossTax: 'Impôt avant réductions',
  reductions: 'Réductions d’impôt',
  credits: 'Crédits d’impôt',
  taxBeforeCredits: 'Impôt avant crédits d’impôt',
  netTax: 'Impôt net',
  capital: 'Capital emprunté',
  rate: 'Taux nominal',
  duration: 'Durée',
  payment: 'Mensualité, assurance comprise',
  insurance: 'Assurance',
  outstanding: 'Capital restant dû à ce jour',
  firstDate: 'Première échéance',
  lastDate: 'Dernière échéance',
  employee: 'Salarié',
  employer: 'Employeur',
  job: 'Emploi',
  contract: 'Contrat',
  hiredOn: 'Entrée dans l’entreprise',
  period: 'Période',
  netBeforeTax: 'Net à payer avant impôt',
  netTaxable: 'Net imposable du mois',
  cumulatedNetTaxable: 'Net imposable cumulé depuis janvier',
}

/** What each kind of paper should say: what of it was not found is said so. */
export const expected: Readonly<Record<PaperKind, readonly FindingKey[]>> = {
  taxNotice: ['parts', 'referenceIncome', 'salaries', 'taxBeforeCredits', 'netTax', 'incomeYear', 'noticeReference'],
  loanSchedule: ['capital', 'rate', 'duration', 'payment', 'outstanding', 'lastDate'],
  payslip: ['employee', 'employer', 'period', 'netBeforeTax', 'netTaxable', 'cumulatedNetTaxable', 'hiredOn'],
}

const NAMES: ReadonlySet<FindingKey> = new Set(['incomeYear', 'noticeReference', 'taxNumber', 'declarant'])
const RATES: ReadonlySet<FindingKey> = new Set(['rate', 'marginalRate'])
const CENTS: ReadonlySet<FindingKey> = new Set([
  'payment',
  'insurance',
  'outstanding',
  'netBeforeTax',
  'netTaxable',
  'cumulatedNetTaxable',
])

/** A value as people read it. */
export function writtenValue(key: FindingKey, value: number | string): string {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value
  if (NAMES.has(key)) return String(value)
  if (RATES.has(key)) return formatPercent(value)
  if (key === 'duration') return formatNumber(value, { unit: 'mois' })
  if (key === 'parts') return formatNumber(value, { unit: value < 2 ? 'part' : 'parts' })
  return formatEuros(value, { decimals: CENTS.has(key) ? 2 : 0 })
}

/** What a finding is called, with the declarant whom it is about. */
export const findingName = ({ key, declarant }: Finding): string => {
  if (declarant === undefined) return findingNames[key]
  return key === 'declarant' ? `Déclarant ${declarant}` : `${findingNames[key]}, déclarant ${declarant}`
}

/** Where a value was read. */
export const placeWords = (place: PaperPosition): string =>
  place.kind === 'code'
    ? `Code 2D-Doc, page ${place.page}, donnée ${place.identifier}`
    : `Page ${place.page}, ligne ${place.line}\u202f: «\u00a0${place.excerpt}\u00a0»`
