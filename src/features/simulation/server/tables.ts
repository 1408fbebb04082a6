import { defineTable } from '#server/repositories'

export const tables = {
  simulation_configuration: defineTable('simulation_configuration', 'firm_assumptions'),
} as const
