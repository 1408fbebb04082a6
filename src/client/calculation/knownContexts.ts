import type { SolutionConfiguration } from '#domain'

/**
 * What the context of a calculation depends on, as a key: the household of the file, the firm's assumptions for the project,
 * the market of the place for new or existing homes.
 */
export const contextKey = (clientFile: string | null, { project, municipality, seniority }: SolutionConfiguration): string =>
  [clientFile, project, municipality, seniority].join(' ')
