import {
  auditAddress,
  companyAddress,
  importsAddress,
  personsAddress,
  trashAddress,
  updateRequestsAddress,
} from '#features/company/contract'
import type { Setting } from '#client/screens'

/** The pages of the firm, as its address names them (`?tab=conservation`), in their order; `isAudit`: for who audits client files. */
const parts = {
  informations: { label: 'Informations', words: 'nom rcs siren identité société' },
  logos: { label: 'Logos', words: 'image menu marque identité société' },
  contacts: { label: 'Contacts', words: 'e-mail adresse adv options dénonciations réservations société' },
  pret: { label: 'Prêt et simulation', words: 'taux durée assurance frais charges hypothèses société' },
  usure: { label: 'Seuils de l’usure', words: 'taux prêt banque société' },
  perimetre: { label: 'Périmètre', words: 'promoteurs programmes visibles masquer catalogue société' },
  programmes: { label: 'Programmes', words: 'lots mis en avant commentaire société' },
  commissions: { label: 'Commissions et critères', words: 'masquer notes société' },
  public: { label: 'Catalogue public', words: 'hôte site client lien sans compte lots programmes société' },
  rapport: { label: 'Rapport commercial', words: 'textes consentement signature encart juridique société' },
  securite: { label: 'Connexion', words: 'sécurité second facteur double authentification connexion société' },
  conservation: { label: 'Conservation des dossiers', words: 'durée rgpd données personnelles société' },
  fichiers: { label: 'Fichiers', words: 'place espace stockage quota société' },
  sauvegardes: { label: 'Sauvegardes', words: 'backup copie restauration société' },
  echeances: { label: 'Dossiers arrivés à échéance', words: 'conservation rgpd société', isAudit: true },
  suppressions: { label: 'Suppressions effectuées', words: 'effacés rgpd société', isAudit: true },
  consultations: { label: 'Consultations', words: 'journal accès audit qui a lu société', isAudit: true },
  historique: { label: 'Historique des réglages', words: 'versions changements revenir société' },
} as const

export type CompanyPart = keyof typeof parts
export const isCompanyPart = (name: string | null): name is CompanyPart => name !== null && Object.hasOwn(parts, name)
const isAudit = (name: CompanyPart): boolean => 'isAudit' in parts[name]

/** The address of a page of the firm. */
export const partAddress = (name: CompanyPart): string => `${companyAddress}?tab=${name}`

interface NavEntry {
  readonly address: string
  readonly label: string
  /** For who audits client files. */
  readonly isAudit?: boolean
}

const partEntry = (name: CompanyPart): NavEntry => ({
  address: partAddress(name),
  label: parts[name].label,
  isAudit: isAudit(name),
})

/** The pages of the firm, by what they are about. */
export const companyNav: readonly { readonly title: string; readonly entries: readonly NavEntry[] }[] = [
  { title: 'Société', entries: (['informations', 'logos', 'contacts'] as const).map(partEntry) },
  { title: 'Calculs', entries: (['pret', 'usure'] as const).map(partEntry) },
  {
    title: 'Catalogue',
    entries: [
      ...(['perimetre', 'programmes', 'commissions', 'public'] as const).map(partEntry),
      { address: importsAddress, label: 'Imports' },
      { address: updateRequestsAddress, label: 'Signalements' },
    ],
  },
  { title: 'Documents', entries: [partEntry('rapport')] },
  {
    title: 'Équipe',
    entries: [{ address: `${companyAddress}/utilisateurs`, label: 'Utilisateurs' }, partEntry('securite')],
  },
  {
    title: 'Données',
    entries: [
      partEntry('conservation'),
      { address: personsAddress, label: 'Personnes' },
      ...(['fichiers', 'sauvegardes', 'echeances', 'suppressions', 'consultations', 'historique'] as const).map(
        partEntry,
      ),
      { address: auditAddress, label: 'Journal' },
      { address: trashAddress, label: 'Corbeille' },
    ],
  },
]

/** What the palette leads to: the pages of the firm, and the screens beside them. */
export const companySettings: readonly Setting[] = [
  {
    address: `${companyAddress}/utilisateurs`,
    label: 'Utilisateurs',
    words: 'inviter collègue rôle droits agence suspendre société',
    opening: 'readCompanySettings',
  },
  {
    address: personsAddress,
    label: 'Personnes',
    words: 'rgpd droit accès effacer copie données personnelles société',
    opening: 'readCompanySettings',
  },
  {
    address: importsAddress,
    label: 'Imports',
    words: 'programmes lots catalogue promoteur flux csv société',
    opening: 'manageCatalogue',
  },
  {
    address: updateRequestsAddress,
    label: 'Signalements',
    words: 'erreur lot programme correction catalogue société',
    opening: 'manageCatalogue',
  },
  {
    address: auditAddress,
    label: 'Journal',
    words: 'audit qui a fait quoi historique société',
    opening: 'readAuditTrail',
  },
  { address: trashAddress, label: 'Corbeille', words: 'supprimé restaurer' },
  ...Object.keys(parts)
    .filter(isCompanyPart)
    .map((name) => ({
      address: partAddress(name),
      label: parts[name].label,
      words: parts[name].words,
      opening: isAudit(name) ? ('auditClientFiles' as const) : ('readCompanySettings' as const),
    })),
]
