import { skipToken } from '@reduxjs/toolkit/query/react'
import { enumerations, type Attributes } from '#contract'
import type { ProjectType } from '#domain'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { simulationApi } from './api'
import { failureOf } from './asking'

interface FirmAssumptions {
  /** As they were last read, while they are read anew or cannot be; undefined before. */
  readonly firm: Partial<Attributes<'simulation_configuration'>> | undefined
  /** Why they could not be read, where none are known. */
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

/** What the firm assumes for a project. */
export function useFirmAssumptions(project: ProjectType | undefined): FirmAssumptions {
  const { error, refetch } = simulationApi.useSimulationConfigurationQuery(
    project ? enumerations.projectSlugs[project][0] : skipToken,
  )
  const firm = useAppSelector((state) =>
    project ? selectResource(state, 'simulation_configuration', project)?.attributes : undefined,
  )
  return {
    firm,
    failure: firm === undefined ? failureOf(error) : undefined,
    retry: () => {
      void refetch()
    },
  }
}
