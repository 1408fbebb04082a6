import type { Right, RoleName, ScreenName } from '#contract/access'

// The table of rights of the specification (roles, screens, actions), as it is written there: an action adds its rights to
// those of its screen.

/** The permissions of each role; those of the SCPI area are in the second document. */
export const rolePermissions: Readonly<Record<RoleName, string>> = {
  api: 'see_client_files see_client_leads manage_client_leads see_transactional_actions',
  admin:
    'see_application_immo see_application_scpi see_client_files manage_client_files see_client_leads manage_client_leads see_transactional_actions manage_transactional_actions see_booking_documents manage_booking_documents see_commercial_report manage_commercial_report manage_company manage_api_keys see_full_promoter_commission can_see_external_links',
  'business-provider': 'see_application_immo see_client_leads manage_client_leads see_client_files',
  'expert-member':
    'see_application_immo see_client_files manage_client_files see_client_leads manage_client_leads see_transactional_actions see_booking_documents see_commercial_report manage_commercial_report manage_transactional_actions manage_booking_documents',
  member:
    'see_application_immo see_client_files manage_client_files see_client_leads manage_client_leads see_transactional_actions see_booking_documents see_commercial_report manage_commercial_report',
  'transactional-manager':
    'see_application_immo see_client_files see_transactional_actions manage_transactional_actions see_booking_documents manage_booking_documents see_commercial_report',
  'non-transactional-manager':
    'see_application_immo see_client_files manage_client_files see_client_leads manage_client_leads see_commercial_report manage_commercial_report manage_company',
  'full-commission': 'see_full_promoter_commission',
  'external-links': 'can_see_external_links',
  'scpi-cif':
    'see_application_scpi scpi_view_clients scpi_create_clients scpi_edit_clients scpi_fully_update_clients scpi_view_investment_files scpi_edit_investment_files scpi_add_or_delete_documents',
  'scpi-admin':
    'see_application_scpi scpi_view_clients scpi_create_clients scpi_edit_clients scpi_fully_update_clients scpi_delete_clients scpi_view_investment_files scpi_edit_investment_files scpi_add_or_delete_documents scpi_accept_or_reject_documents scpi_manage_company',
  'scpi-backoffice':
    'see_application_scpi scpi_view_clients scpi_edit_clients scpi_fully_update_clients scpi_view_investment_files scpi_edit_investment_files scpi_add_or_delete_documents scpi_accept_or_reject_documents',
  'scpi-client':
    'see_application_scpi scpi_view_clients scpi_edit_clients scpi_view_investment_files scpi_add_or_delete_documents',
}

interface ScreenRow {
  readonly screen: ScreenName
  readonly needs: readonly Right[]
  /** French name of the action, and what it needs beside its screen. */
  readonly actions: Readonly<Record<string, readonly Right[]>>
}

export const screenRows: readonly ScreenRow[] = [
  { screen: 'home', needs: [], actions: {} },
  {
    screen: 'dashboard',
    needs: ['see_application_immo'],
    actions: {
      'Bloc dossiers': ['see_client_files'],
      'Bloc contacts': ['see_client_leads'],
      'Bloc ventes et échéances': ['see_transactional_actions'],
      'Bloc rapports consultés': ['see_commercial_report'],
      'Commissions prévisionnelles': ['see_transactional_actions', 'commission_visible'],
    },
  },
  {
    screen: 'comparator',
    needs: ['see_application_immo'],
    actions: {
      'Référence réelle du lot': ['can_see_property_reference'],
      'Commission du conseiller': ['commission_visible'],
      'Commission promoteur totale': ['see_full_promoter_commission', 'commission_visible'],
      'Liens promoteur': ['can_see_external_links'],
      'Proposer ce lot à un client': ['manage_client_files'],
      'Poser une option': ['manage_transactional_actions'],
      'Demander une réservation': ['manage_transactional_actions'],
      'Signaler une erreur sur un lot': ['see_application_immo'],
      'Créer une alerte': ['see_application_immo'],
    },
  },
  {
    screen: 'clientFiles',
    needs: ['see_client_files'],
    actions: {
      Créer: ['manage_client_files'],
      Dupliquer: ['manage_client_files'],
      Supprimer: ['manage_client_files'],
      'Exporter la liste (CSV)': ['manage_client_files'],
      Réattribuer: ['manage_client_files', 'company_perimeter'],
    },
  },
  {
    screen: 'clientFile',
    needs: ['see_client_files'],
    actions: {
      'Modifier les sections': ['manage_client_files'],
      'Notes internes': ['manage_client_files'],
      'Historique et restauration': ['see_client_files'],
      'Restaurer une version': ['manage_client_files'],
      'Mode rendez-vous': ['see_client_files'],
    },
  },
  { screen: 'informations', needs: ['see_client_files'], actions: { Enregistrer: ['manage_client_files'] } },
  {
    screen: 'investmentCapacity',
    needs: ['see_client_files'],
    actions: { 'Modifier les hypothèses': ['manage_client_files'] },
  },
  {
    screen: 'solution',
    needs: ['see_client_files'],
    actions: {
      'Modifier et enregistrer la simulation': ['manage_client_files'],
      'Faire varier sans enregistrer (essai)': ['see_client_files'],
      'Expliquer un montant': ['see_client_files'],
      'Générer le rapport': ['manage_commercial_report'],
    },
  },
  {
    screen: 'lotProposals',
    needs: ['see_client_files'],
    actions: {
      'Classer le catalogue': ['see_client_files'],
      'Retenir ou écarter un lot': ['manage_client_files'],
      'Poser une option': ['manage_transactional_actions'],
    },
  },
  {
    screen: 'currentSales',
    needs: ['see_client_files', 'see_transactional_actions'],
    actions: {
      'Options, réservations, dénonciations': ['manage_transactional_actions'],
      'Voir les pièces': ['see_booking_documents'],
      'Déposer, valider, supprimer des pièces': ['manage_booking_documents'],
    },
  },
  {
    screen: 'clientLeads',
    needs: ['see_client_leads'],
    actions: {
      Créer: ['manage_client_leads'],
      'Modifier, attribuer, consigner': ['manage_client_leads'],
      Supprimer: ['manage_client_leads'],
      'Créer le dossier': ['manage_client_files', 'manage_client_leads'],
      'Importer (CSV)': ['manage_client_leads'],
    },
  },
  {
    screen: 'alerts',
    needs: ['see_application_immo'],
    actions: { 'Créer, supprimer ses alertes': ['see_application_immo'] },
  },
  {
    screen: 'sales',
    needs: ['see_transactional_actions'],
    actions: {
      'Agir sur une vente': ['manage_transactional_actions'],
      'Voir les pièces': ['see_booking_documents'],
      'Gérer les pièces': ['manage_booking_documents'],
      'Colonnes commission': ['commission_visible'],
    },
  },
  {
    screen: 'company',
    needs: ['manage_company'],
    actions: {
      Modifier: ['manage_company', 'can_manage_his_company'],
      'Masquer les commissions': ['manage_company', 'can_manage_his_company'],
      'Clés d’API de la société': ['manage_api_keys'],
      'Paramètres du rapport': ['manage_company', 'see_commercial_report'],
      'Lire le journal': ['manage_company'],
    },
  },
  { screen: 'trash', needs: ['see_application_immo'], actions: {} },
  {
    screen: 'account',
    needs: [],
    actions: { 'Créer ou révoquer un jeton': ['manage_api_keys'], 'Voir ses jetons': [] },
  },
  {
    screen: 'simulators',
    needs: ['see_application_immo'],
    actions: { 'Rattacher à un dossier': ['manage_client_files'], 'Imprimer / PDF': ['see_application_immo'] },
  },
  {
    screen: 'studyPreview',
    needs: ['see_commercial_report'],
    actions: { 'Choisir les sections': ['manage_commercial_report'] },
  },
  {
    screen: 'reports',
    needs: ['see_commercial_report'],
    actions: {
      Générer: ['manage_commercial_report'],
      'Envoyer, relancer, révoquer': ['manage_commercial_report'],
      'Demander la signature': ['manage_commercial_report'],
      'Supprimer (jamais un rapport signé)': ['manage_commercial_report'],
      'Voir le suivi': ['see_commercial_report'],
    },
  },
  {
    screen: 'snapshot',
    needs: ['see_application_immo'],
    actions: {
      'Exporter un instantané pseudonymisé': ['see_application_immo'],
      'Rejouer un instantané': ['see_application_immo', 'debug_mode'],
      'Voir les requêtes brutes': ['debug_mode'],
    },
  },
  {
    screen: 'scpi',
    needs: ['see_application_scpi'],
    actions: {
      'Voir les clients': ['scpi_view_clients'],
      'Créer des clients': ['scpi_create_clients'],
      'Modifier les clients': ['scpi_edit_clients'],
      'Modifier entièrement les clients': ['scpi_fully_update_clients'],
      'Supprimer des clients': ['scpi_delete_clients'],
      'Voir les dossiers d’investissement': ['scpi_view_investment_files'],
      'Modifier les dossiers d’investissement': ['scpi_edit_investment_files'],
      'Ajouter ou supprimer des documents': ['scpi_add_or_delete_documents'],
      'Accepter ou refuser des documents': ['scpi_accept_or_reject_documents'],
      'Gérer la société': ['scpi_manage_company'],
    },
  },
  { screen: 'scpiHome', needs: [], actions: {} },
  {
    screen: 'scpiDashboard',
    needs: ['see_application_scpi'],
    actions: {
      'Voir les clients': ['scpi_view_clients'],
      'Nouveau client, import': ['scpi_create_clients'],
      'Nouveau contact du cabinet': ['scpi_manage_company'],
    },
  },
  {
    screen: 'scpiClients',
    needs: ['see_application_scpi', 'scpi_view_clients'],
    actions: { 'Créer ou importer': ['scpi_create_clients'], Supprimer: ['scpi_delete_clients'] },
  },
  {
    screen: 'scpiClientCreation',
    needs: ['see_application_scpi', 'scpi_create_clients'],
    actions: { Créer: ['scpi_create_clients'] },
  },
  {
    screen: 'scpiClient',
    needs: ['see_application_scpi', 'scpi_view_clients'],
    actions: {
      Modifier: ['scpi_edit_clients'],
      'Modifier l’identité': ['scpi_fully_update_clients'],
      Supprimer: ['scpi_delete_clients'],
    },
  },
  { screen: 'scpiTrash', needs: ['see_application_scpi', 'scpi_delete_clients'], actions: {} },
  {
    screen: 'scpiFirm',
    needs: ['see_application_scpi'],
    actions: { 'Modifier informations et contacts': ['scpi_manage_company'] },
  },
  {
    screen: 'scpiAccount',
    needs: [],
    actions: { 'Créer ou révoquer un jeton': ['manage_api_keys'], 'Voir ses jetons': [] },
  },
  { screen: 'scpiSimulators', needs: [], actions: { Calculer: [] } },
]

/** The menu that each main role gets. */
export const menus: Readonly<Partial<Record<RoleName, readonly ScreenName[]>>> = {
  admin: [
    'dashboard',
    'comparator',
    'clientFiles',
    'clientLeads',
    'alerts',
    'sales',
    'company',
    'account',
    'simulators',
    'scpi',
  ],
  'business-provider': ['dashboard', 'comparator', 'clientFiles', 'clientLeads', 'alerts', 'account', 'simulators'],
  'expert-member': [
    'dashboard',
    'comparator',
    'clientFiles',
    'clientLeads',
    'alerts',
    'sales',
    'account',
    'simulators',
  ],
  member: ['dashboard', 'comparator', 'clientFiles', 'clientLeads', 'alerts', 'sales', 'account', 'simulators'],
  'transactional-manager': ['dashboard', 'comparator', 'clientFiles', 'alerts', 'sales', 'account', 'simulators'],
  'non-transactional-manager': [
    'dashboard',
    'comparator',
    'clientFiles',
    'clientLeads',
    'alerts',
    'company',
    'account',
    'simulators',
  ],
}
