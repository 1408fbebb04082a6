import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Attributes } from '#contract'
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

/**
 * What the firm assumes for a project. It is asked for by its key: who calculates asks by its name in addresses, and gives its own
 * request up when it is overtaken, which ends it for all who share it.
 */
export function useFirmAssumptions(project: ProjectType | undefined): FirmAssumptions {
  const { error, refetch } = simulationApi.useSimulationConfigurationQuery(project ?? skipToken)
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
