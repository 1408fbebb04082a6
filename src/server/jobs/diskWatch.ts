import { ROOM_TO_WRITE, type DiskSpace } from '#server/db'

/** How often the disk is looked at. */
const ROUND_MS = 30_000

const GIGABYTE = 1_073_741_824

/** How little is left: a tenth, a gigabyte, too little for a write. */
const WARNINGS = ['lessThanTenPercent', 'lessThanOneGigabyte', 'tooLittleToWrite'] as const
export type DiskWarning = (typeof WARNINGS)[number]

interface Surroundings {
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
export function diskWatch({ look, tell, fail }: Surroundings): DiskWatch {
  let lastSeverity = 0
  let timer: NodeJS.Timeout | undefined
  const run = async (): Promise<void> => {
    try {
      const space = await look()
      const severity = severityOf(space)
      if (severity > lastSeverity || (severity === 0 && lastSeverity > 0)) tell(WARNINGS[severity - 1], space)
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

/** How many of the warnings hold; a disk of less than ten gigabytes may skip the first. */
function severityOf({ free, total }: DiskSpace): number {
  if (free < ROOM_TO_WRITE) return 3
  if (free < GIGABYTE) return 2
  return free < total / 10 ? 1 : 0
}
