import { createHash } from 'node:crypto'
import { codeOf } from '#server/db'
import type { Dependencies } from '#server/http'
import { scheduler, type Scheduler } from '#server/jobs'
import { downloadFile, DownloadRefused } from '#server/services/download'
import type { PictureFiles } from '../pictures/pictureFiles'
import { PictureRefused, thumbnailsOf } from '../pictures/thumbnails'
import { addNewPictures, keepPicture, refusePicture, takePicture, type WaitingPicture } from '../repositories/pictures'

const ROUND_MS = 5_000
/** A promoter's server is asked for one picture after the other, so many at most in a round. */
const MOST_IN_A_ROUND = 100
const DOWNLOAD = { largest: 20 * 1_048_576, timeoutMs: 10_000, redirects: 3 }
/** How long what did not answer waits, in milliseconds, and how often it is asked. */
const REST_MS = 600_000
const MOST_ATTEMPTS = 5

interface PictureDependencies extends Pick<Dependencies, 'database' | 'clock' | 'log'> {
  readonly files: PictureFiles
  /** Pictures may lie on this machine or beside it. */
  readonly mayBeInside: boolean
}

/** Fetches the pictures and plans that feeds name, and keeps copies of ours. */
export const pictureFetching = (dependencies: PictureDependencies): Scheduler =>
  scheduler({
    everyMs: ROUND_MS,
    round: (isEnding) => fetchPictures(dependencies, isEnding),
    fail: (error) => {
      dependencies.log.error({ code: codeOf(error) }, 'pictures cannot be fetched')
    },
  })

async function fetchPictures(dependencies: PictureDependencies, isEnding: () => boolean): Promise<void> {
  const { database, clock } = dependencies
  await addNewPictures(database, clock.now())
  for (let count = 0; count < MOST_IN_A_ROUND && !isEnding(); count++) {
    const now = clock.now()
    const taken = await takePicture(database, now, new Date(now.getTime() + REST_MS))
    if (!taken) return
    await fetchPicture(dependencies, taken)
  }
}

async function fetchPicture(
  { database, files, mayBeInside }: PictureDependencies,
  { url, attempts }: WaitingPicture,
): Promise<void> {
  try {
    const bytes = await downloadFile(url, { ...DOWNLOAD, mayBeInside })
    const thumbnails = await thumbnailsOf(bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await files.write(sha256, thumbnails)
    await keepPicture(database, url, { sha256, width: thumbnails.width, height: thumbnails.height })
  } catch (error) {
    if (!(error instanceof DownloadRefused) && !(error instanceof PictureRefused)) throw error
    const waits = error instanceof DownloadRefused && error.isPassing && attempts < MOST_ATTEMPTS
    if (!waits) await refusePicture(database, url, error.message)
  }
}
