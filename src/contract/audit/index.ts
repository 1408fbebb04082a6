/** What the audit trail of a firm tells, in French, by the name of each action. */
export const auditActions = {
  login: 'Connexion',
  login_failed: 'Connexion refusée',
  logout: 'Déconnexion',
  password_changed: 'Mot de passe changé',
  browser_known: 'Navigateur reconnu',
  email_changed: 'Adresse e-mail changée',
  session_ended: 'Session fermée',
  second_factor_added: 'Second facteur ajouté',
  second_factor_removed: 'Second facteur retiré',
  second_factors_reset: 'Double authentification retirée à une personne',
  recovery_code_used: 'Code de secours utilisé',
  token_created: 'Jeton créé',
  token_removed: 'Jeton révoqué',
  user_invited: 'Personne invitée',
  invitation_removed: 'Invitation retirée',
  role_changed: 'Rôles changés',
  user_suspended: 'Personne suspendue',
  user_reactivated: 'Personne réactivée',
  user_transferred: 'Dossiers transférés',
  setting_changed: 'Réglage changé',
  list_read: 'Liste lue',
  lead_read: 'Contact lu',
  exported: 'Données exportées',
  imported: 'Données importées',
  portal_opened: 'Espace client ouvert',
  portal_locked: 'Espace client verrouillé',
  removed: 'Mis à la corbeille',
  restored: 'Restauré',
  purged: 'Supprimé définitivement',
  person_erased: 'Personne effacée',
} as const
export type AuditAction = keyof typeof auditActions

/** What stands for words in the details of an event, in French, by the name of the detail: nothing else is written there. */
export const auditWords = {
  by: { link: 'Lien reçu par e-mail' },
  form: { person: 'Tout ce qui est conservé d’une personne', summary: 'Résumé' },
  of: { audit_event: 'Journal', confirmation: 'Confirmation d’identité', person: 'Recherche d’une personne' },
  setting: {
    contacts: 'Contacts',
    logo: 'Logo',
    logo_square: 'Logo carré',
    retention: 'Durée de conservation',
    security: 'Sécurité des accès',
    usury_ceilings: 'Seuils de l’usure',
    public_host: 'Hôte public',
    information: 'Informations',
    commercial_report_parameters: 'Rapport commercial',
    loan_config: 'Prêt',
    simulation_config: 'Frais et charges',
    perimeter: 'Périmètre',
    programs: 'Programmes',
    scpi_firm: 'Cabinet SCPI',
    scpi_contacts: 'Contacts du cabinet SCPI',
  },
} as const
type Word<Detail extends keyof typeof auditWords> = keyof (typeof auditWords)[Detail]

/** Why the application itself deletes for good; what a person writes instead stays as it is. */
export const auditReasons = { retention: 'Durée de conservation atteinte' } as const

/** More of an event, which names nobody: the trail outlives the people that it tells of. */
export interface AuditDetails {
  readonly by?: Word<'by'>
  readonly count?: number
  readonly form?: Word<'form'>
  /** Types of the sections that came along. */
  readonly included?: readonly string[]
  readonly of?: Word<'of'>
  /** One of `auditReasons`, or what a person wrote. */
  readonly reason?: string
  readonly setting?: Word<'setting'>
  /** Of resources. */
  readonly type?: string
}
