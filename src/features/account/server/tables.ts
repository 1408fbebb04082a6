import { defineTable } from '#server/repositories'

export const tables = {
  // The perimeter of an account follows from its roles.
  user: defineTable('user', 'users', { without: ['scope'] }),
  token: defineTable('token', 'tokens'),
  saved_view: defineTable('saved_view', 'saved_views'),
  // The project types that it switched off are kept by project; the criteria that nobody is offered, with the installation.
  company: defineTable('company', 'companies', { without: ['hidden_projects', 'disabled_criteria'] }),
  network: defineTable('network', 'networks'),
  business_center: defineTable('business_center', 'business_centers'),
} as const
