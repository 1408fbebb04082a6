import { clientFileAddress } from '#features/clientFile/contract'

/** What the tab of studies shows over its list, as its address says it. */
export interface StudiesLocation {
  /** Id of the study that is followed. */
  readonly study: string | null
  readonly isComposing: boolean
}

const names = { study: 'etude', composer: 'composer' } as const

export const locationOf = (parameters: URLSearchParams): StudiesLocation => ({
  study: parameters.get(names.study),
  isComposing: parameters.has(names.composer),
})

/** The address after a change of location: one thing is open at a time. */
export function withLocation(
  parameters: URLSearchParams,
  { study = null, isComposing = false }: Partial<StudiesLocation>,
): URLSearchParams {
  const next = new URLSearchParams(parameters)
  for (const name of Object.values(names)) next.delete(name)
  if (study !== null) next.set(names.study, study)
  if (isComposing) next.set(names.composer, '1')
  return next
}

/** Address of the studies of a client file. */
export function studiesAddress(file: string, location: Partial<StudiesLocation> = {}): string {
  const search = withLocation(new URLSearchParams(), location).toString()
  return `${clientFileAddress(file, 'rapports')}${search === '' ? '' : `?${search}`}`
}
