import {
  auditAddress,
  companyAddress,
  importsAddress,
  personsAddress,
  trashAddress,
  updateRequestsAddress,
} from '#features/company/contract'
import type { Setting } from '#client/screens'

/** The parts of the screen of the firm, as its address names them (`?tab=conservation`), in their order. */
const parts = [
  { name: 'logos', label: 'Logos', words: 'image menu marque identité société' },
  { name: 'securite', label: 'Connexion', words: 'sécurité second facteur double authentification connexion société' },
  { name: 'conservation', label: 'Conservation des dossiers', words: 'durée rgpd données personnelles société' },
  { name: 'usure', label: 'Seuils de l’usure', words: 'taux prêt banque société' },
  { name: 'public', label: 'Catalogue public', words: 'hôte site client lien sans compte lots programmes société' },
  { name: 'sauvegardes', label: 'Sauvegardes', words: 'backup copie restauration société' },
  { name: 'fichiers', label: 'Fichiers', words: 'place espace stockage quota société' },
  { name: 'echeances', label: 'Dossiers arrivés à échéance', words: 'conservation rgpd société', isAudit: true },
  { name: 'suppressions', label: 'Suppressions effectuées', words: 'effacés rgpd société', isAudit: true },
  { name: 'consultations', label: 'Consultations', words: 'journal accès audit qui a lu société', isAudit: true },
] as const

export type CompanyPart = (typeof parts)[number]['name']

/** What the palette leads to: the parts of the screen, and the screens beside it. */
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
  { address: trashAddress, label: 'Corbeille', words: 'supprimé restaurer', opening: 'useRealEstate' },
  ...parts.map((part) => ({
    address: `${companyAddress}?tab=${part.name}`,
    label: part.label,
    words: part.words,
    opening: 'isAudit' in part ? ('auditClientFiles' as const) : ('readCompanySettings' as const),
  })),
]
