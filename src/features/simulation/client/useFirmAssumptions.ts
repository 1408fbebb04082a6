import type { Attributes } from '#contract'
import type { ProjectType } from '#domain'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { simulationApi } from './api'

/** The assumptions of the firm for a project, as soon as they are known. */
export function useFirmAssumptions(project: ProjectType): Partial<Attributes<'simulation_configuration'>> {
  simulationApi.useSimulationConfigurationQuery(project)
  return useAppSelector((state) => selectResource(state, 'simulation_configuration', project))?.attributes ?? {}
}
