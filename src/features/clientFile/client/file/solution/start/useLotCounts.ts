import { useMemo } from 'react'
import { useCatalogue } from '#features/catalogue/client'

interface LotCounts {
  /** By the name of the scheme; undefined where the catalogue could not be read. */
  readonly lots: ReadonlyMap<string, number> | undefined
  /** The catalogue is on its way. */
  readonly isAwaited: boolean
}

/** How many lots of the catalogue may be bought under a scheme. */
export function useLotCounts(): LotCounts {
  const { outcome } = useCatalogue()
  const catalogue = outcome?.catalogue
  const lots = useMemo(() => {
    if (!catalogue) return undefined
    const counts = new Map<string, number>()
    for (const { status, program } of catalogue.properties)
      if (status === 'available' && program.project !== null)
        counts.set(program.project, (counts.get(program.project) ?? 0) + 1)
    return counts
  }, [catalogue])
  return { lots, isAwaited: outcome === undefined }
}
