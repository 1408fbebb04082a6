import type { Right } from './rights'

/** The rights that each action requires, all of them. Screens hide what they do not allow, the server refuses it. */
export const actions = {
  readAccount: [],
  readReferenceData: [],
  manageTokens: ['manage_api_keys'],

  useRealEstate: ['see_application_immo'],
  useScpi: ['see_application_scpi'],
  simulate: ['see_application_immo'],
  // The two capacities are asked in both areas.
  simulateCapacity: [],

  readClientFiles: ['see_client_files'],
  listClientFilesOfLeads: ['see_client_leads'],
  editClientFiles: ['see_client_files', 'manage_client_files'],
  auditClientFiles: ['see_client_files', 'manage_company'],
  reassignClientFiles: ['see_client_files', 'manage_client_files', 'company_perimeter'],

  readClientLeads: ['see_client_leads'],
  editClientLeads: ['see_client_leads', 'manage_client_leads'],
  convertClientLeads: ['see_client_leads', 'manage_client_leads', 'see_client_files', 'manage_client_files'],

  seePropertyReference: ['can_see_property_reference'],
  seeExternalLinks: ['can_see_external_links'],
  seeCommission: ['commission_visible'],
  seeFullCommission: ['see_full_promoter_commission', 'commission_visible'],

  readSales: ['see_transactional_actions'],
  actOnSales: ['see_transactional_actions', 'manage_transactional_actions'],
  seeSalesCommission: ['see_transactional_actions', 'commission_visible'],
  readSalesOfClientFiles: ['see_client_files', 'see_transactional_actions'],
  readBookingDocuments: ['see_booking_documents'],
  editBookingDocuments: ['see_booking_documents', 'manage_booking_documents'],

  readReports: ['see_commercial_report'],
  editReports: ['see_commercial_report', 'manage_commercial_report'],

  readCompanySettings: ['manage_company'],
  editCompanySettings: ['manage_company', 'can_manage_his_company'],
  readReportParameters: ['manage_company', 'see_commercial_report'],
  editReportParameters: ['manage_company', 'see_commercial_report', 'can_manage_his_company'],
  readAuditTrail: ['manage_company'],
  managePersons: ['manage_company'],
  manageCatalogue: ['manage_company'],
  manageCompanyKeys: ['manage_company', 'manage_api_keys'],

  readScpiClients: ['see_application_scpi', 'scpi_view_clients'],
  createScpiClients: ['see_application_scpi', 'scpi_create_clients'],
  editScpiClients: ['see_application_scpi', 'scpi_edit_clients'],
  fullyUpdateScpiClients: ['see_application_scpi', 'scpi_fully_update_clients'],
  deleteScpiClients: ['see_application_scpi', 'scpi_delete_clients'],
  readInvestmentFiles: ['see_application_scpi', 'scpi_view_investment_files'],
  editInvestmentFiles: ['see_application_scpi', 'scpi_edit_investment_files'],
  addOrDeleteScpiDocuments: ['see_application_scpi', 'scpi_add_or_delete_documents'],
  acceptOrRejectScpiDocuments: ['see_application_scpi', 'scpi_accept_or_reject_documents'],
  manageScpiCompany: ['see_application_scpi', 'scpi_manage_company'],

  replaySnapshot: ['see_application_immo', 'debug_mode'],
} as const satisfies Readonly<Record<string, readonly Right[]>>

export type Action = keyof typeof actions

/** Whether these rights, of `heldRights`, are all that the action asks for. Permissions alone open no action that asks for a flag. */
export function allows(rights: ReadonlySet<Right>, action: Action): boolean {
  return actions[action].every((right) => rights.has(right))
}
