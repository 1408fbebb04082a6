import { defineTable } from '#server/repositories'

export const tables = {
  // The perimeter of an account follows from its roles.
  user: defineTable('user', 'users', ['scope']),
  token: defineTable('token', 'tokens'),
  company: defineTable('company', 'companies'),
  network: defineTable('network', 'networks'),
  business_center: defineTable('business_center', 'business_centers'),
} as const
