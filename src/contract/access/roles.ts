/** Permissions (specification §6 of both documents) and their French labels. */
export const permissions = {
  manage_api_keys: 'Gérer les clés d’API',
  manage_company: 'Gérer la société',
  see_full_promoter_commission: 'Voir la commission promoteur complète',
  can_see_external_links: 'Voir les liens externes',
  manage_transactional_actions: 'Gérer les options, réservations et dénonciations',
  see_transactional_actions: 'Voir les ventes',
  see_commercial_report: 'Voir les rapports commerciaux',
  manage_commercial_report: 'Créer et envoyer des rapports commerciaux',
  manage_client_files: 'Gérer les dossiers clients',
  see_client_files: 'Voir les dossiers clients',
  manage_client_leads: 'Gérer les contacts',
  see_client_leads: 'Voir les contacts',
  see_application_immo: 'Accéder à l’espace immobilier',
  see_booking_documents: 'Voir les documents de réservation',
  manage_booking_documents: 'Gérer les documents de réservation',
  see_application_scpi: 'Accéder à l’espace SCPI',
  scpi_view_clients: 'Voir les clients SCPI',
  scpi_create_clients: 'Créer des clients SCPI',
  scpi_edit_clients: 'Modifier les clients SCPI',
  scpi_fully_update_clients: 'Modifier entièrement les clients SCPI',
  scpi_delete_clients: 'Supprimer des clients SCPI',
  scpi_view_investment_files: 'Voir les dossiers d’investissement',
  scpi_edit_investment_files: 'Modifier les dossiers d’investissement',
  scpi_add_or_delete_documents: 'Ajouter ou supprimer des documents',
  scpi_accept_or_reject_documents: 'Accepter ou refuser des documents',
  scpi_manage_company: 'Gérer la société SCPI',
} as const
export type Permission = keyof typeof permissions

/** Rights that do not come from a role but from the account, its firm, the device or a meeting, and their French labels. */
export const flags = {
  can_manage_his_company: 'Modifier les réglages de la société',
  can_see_property_reference: 'Voir la référence des lots',
  commission_visible: 'Voir les commissions',
  company_perimeter: 'Agir pour toute la société',
  debug_mode: 'Mode support',
} as const
export type Flag = keyof typeof flags

/** Which files a viewer sees: their own, those that came from their own leads, or all of the firm. */
export type Perimeter = 'own' | 'own_leads' | 'company'

/** Which SCPI clients a member sees: their own, those of the firm, or those of every firm of the platform. */
export type ScpiPerimeter = 'own' | 'company' | 'platform'

interface Role {
  readonly label: string
  /** Absent from roles that are always held together with another one. */
  readonly perimeter?: Perimeter
  /** Of the roles of the SCPI area. */
  readonly scpiPerimeter?: ScpiPerimeter
  readonly permissions: readonly Permission[]
}

/** The 13 roles. Someone may have several: permissions add up, and the widest perimeter holds. */
export const roles = {
  api: {
    label: 'Accès API',
    perimeter: 'company',
    permissions: ['see_client_files', 'see_client_leads', 'manage_client_leads', 'see_transactional_actions'],
  },
  admin: {
    label: 'Administrateur',
    perimeter: 'company',
    permissions: [
      'see_application_immo',
      'see_application_scpi',
      'see_client_files',
      'manage_client_files',
      'see_client_leads',
      'manage_client_leads',
      'see_transactional_actions',
      'manage_transactional_actions',
      'see_booking_documents',
      'manage_booking_documents',
      'see_commercial_report',
      'manage_commercial_report',
      'manage_company',
      'manage_api_keys',
      'see_full_promoter_commission',
      'can_see_external_links',
    ],
  },
  'business-provider': {
    label: 'Apporteur d’affaires',
    perimeter: 'own_leads',
    permissions: ['see_application_immo', 'see_client_files', 'see_client_leads', 'manage_client_leads'],
  },
  'expert-member': {
    label: 'Membre expert',
    perimeter: 'own',
    permissions: [
      'see_application_immo',
      'see_client_files',
      'manage_client_files',
      'see_client_leads',
      'manage_client_leads',
      'see_transactional_actions',
      'manage_transactional_actions',
      'see_booking_documents',
      'manage_booking_documents',
      'see_commercial_report',
      'manage_commercial_report',
    ],
  },
  'full-commission': {
    label: 'Commission complète',
    permissions: ['see_full_promoter_commission'],
  },
  'external-links': {
    label: 'Liens externes',
    permissions: ['can_see_external_links'],
  },
  member: {
    label: 'Membre',
    perimeter: 'own',
    permissions: [
      'see_application_immo',
      'see_client_files',
      'manage_client_files',
      'see_client_leads',
      'manage_client_leads',
      'see_transactional_actions',
      'see_booking_documents',
      'see_commercial_report',
      'manage_commercial_report',
    ],
  },
  'transactional-manager': {
    label: 'Gestionnaire des ventes',
    perimeter: 'company',
    permissions: [
      'see_application_immo',
      'see_client_files',
      'see_transactional_actions',
      'manage_transactional_actions',
      'see_booking_documents',
      'manage_booking_documents',
      'see_commercial_report',
    ],
  },
  'non-transactional-manager': {
    label: 'Gestionnaire (hors ventes)',
    perimeter: 'company',
    permissions: [
      'see_application_immo',
      'see_client_files',
      'manage_client_files',
      'see_client_leads',
      'manage_client_leads',
      'see_commercial_report',
      'manage_commercial_report',
      'manage_company',
    ],
  },
  'scpi-cif': {
    label: 'CIF SCPI',
    scpiPerimeter: 'own',
    permissions: [
      'see_application_scpi',
      'scpi_view_clients',
      'scpi_create_clients',
      'scpi_edit_clients',
      'scpi_fully_update_clients',
      'scpi_view_investment_files',
      'scpi_edit_investment_files',
      'scpi_add_or_delete_documents',
    ],
  },
  'scpi-admin': {
    label: 'Administrateur SCPI',
    scpiPerimeter: 'company',
    permissions: [
      'see_application_scpi',
      'scpi_view_clients',
      'scpi_create_clients',
      'scpi_edit_clients',
      'scpi_fully_update_clients',
      'scpi_delete_clients',
      'scpi_view_investment_files',
      'scpi_edit_investment_files',
      'scpi_add_or_delete_documents',
      'scpi_accept_or_reject_documents',
      'scpi_manage_company',
    ],
  },
  'scpi-client': {
    label: 'Client SCPI',
    permissions: [
      'see_application_scpi',
      'scpi_view_clients',
      'scpi_edit_clients',
      'scpi_view_investment_files',
      'scpi_add_or_delete_documents',
    ],
  },
  'scpi-backoffice': {
    label: 'Back-office SCPI',
    scpiPerimeter: 'platform',
    permissions: [
      'see_application_scpi',
      'scpi_view_clients',
      'scpi_edit_clients',
      'scpi_fully_update_clients',
      'scpi_view_investment_files',
      'scpi_edit_investment_files',
      'scpi_add_or_delete_documents',
      'scpi_accept_or_reject_documents',
    ],
  },
} as const satisfies Readonly<Record<string, Role>>
export type RoleName = keyof typeof roles
