import { defineTable } from '#server/repositories'

export const tables = {
  simulation_configuration: defineTable('simulation_configuration', 'simulation_configurations'),
} as const
