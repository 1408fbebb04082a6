import type { DiskSpace } from '#server/db'
import { diskWarningOf, type DiskWarning } from '#server/services/disk'

/** How often the disk is looked at. */
const ROUND_MS = 30_000

/** From the first that is told to the gravest. */
const SEVERITY: Readonly<Record<DiskWarning, number>> = {
  lessThanTenPercent: 1,
  lessThanOneGigabyte: 2,
  tooLittleToWrite: 3,
}

interface Dependencies {
  readonly look: () => Promise<DiskSpace>
  /** Called each time that the warning level rises; with undefined once a tenth of the disk is free again. */
  readonly tell: (warning: DiskWarning | undefined, space: DiskSpace) => void
  /** Called with the error when the disk cannot be measured. */
  readonly fail: (error: unknown) => void
}

export interface DiskWatch {
  /** Looks once. Resolves when it is done; failures are logged. */
  readonly run: () => Promise<void>
  readonly start: () => void
  readonly stop: () => void
}

/** Warns while there is still time to make room on the disk of the data. */
export function diskWatch({ look, tell, fail }: Dependencies): DiskWatch {
  let lastSeverity = 0
  let timer: NodeJS.Timeout | undefined
  const run = async (): Promise<void> => {
    try {
      const space = await look()
      const warning = diskWarningOf(space)
      const severity = warning === undefined ? 0 : SEVERITY[warning]
      if (severity > lastSeverity || (severity === 0 && lastSeverity > 0)) tell(warning, space)
      lastSeverity = severity
    } catch (error) {
      fail(error)
    }
  }
  return {
    run,
    start() {
      void run()
      timer = setInterval(() => void run(), ROUND_MS).unref()
    },
    stop() {
      clearInterval(timer)
    },
  }
}
