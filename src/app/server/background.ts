import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { codeOf, StartupError, type Database } from '#server/db'
import type { Job } from '#server/http'
import {
  clockGuard,
  dailyBackup,
  diskWatch,
  fileSweep,
  mailDelivery,
  mailErasure,
  mailRetention,
  type MayDelete,
} from '#server/jobs'
import type { FileStore } from '#server/services/files'
import { openMail, type Clock, type Configuration } from '#server/services'
import { forgetMailIn } from '#server/services/mail'
import { dataDisk, type DiskWarning } from '#server/services/disk'

// The background jobs of the server, from start to shutdown, and what they write in the log.

interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly mayDelete: MayDelete
  readonly configuration: Pick<Configuration, 'dataFolder' | 'smtpUrl' | 'mailSender'>
}

type BackupDependencies = Pick<Dependencies, 'database' | 'clock'> & {
  readonly files: FileStore
  readonly configuration: Pick<Configuration, 'dataFolder' | 'backups'>
}

/** Sends the mail that waits, from the start to the end of the application, and as soon as a request may have added some. */
export function deliverMail(app: FastifyInstance, { database, configuration, clock, mayDelete }: Dependencies): void {
  const { smtpUrl, mailSender, dataFolder } = configuration
  const folder = path.join(dataFolder, 'mail')
  const delivery = mailDelivery({
    database,
    clock,
    mail: openMail({ smtpUrl, sender: mailSender, folder }),
    report: ({ isGivenUp, ...attempt }) => {
      if (isGivenUp) app.log.error(attempt, 'mail is given up')
      else app.log.warn(attempt, 'mail did not leave and will be tried again')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'the outbox cannot be read')
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && reply.statusCode < 500) void delivery.wake()
    done()
  })
  runJobs(app, [delivery, forgetMail(app, { database, clock, mayDelete }), eraseMail(app, { database, clock, folder })])
}

/** What holds back whatever deletes for good, and says so in the log, while the clock is not believed. */
export const guardDeletions = (app: FastifyInstance, database: Database, clock: Clock): MayDelete =>
  clockGuard({
    database,
    clock,
    tell: (gap) => {
      app.log.error({ gap }, 'the clock moved by more than a day: nothing is deleted until it has gone on for a day')
    },
  })

/** Deletes mail that was given up long ago. */
function forgetMail(app: FastifyInstance, { database, clock, mayDelete }: Omit<Dependencies, 'configuration'>): Job {
  return mailRetention({
    database,
    clock,
    mayDelete,
    report: (id) => {
      app.log.warn({ id }, 'mail that was given up is deleted')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'mail that was given up cannot be deleted')
    },
  })
}

/** Erases, where this process keeps mail as files, what others erased people from. */
function eraseMail(
  app: FastifyInstance,
  { database, clock, folder }: Pick<Dependencies, 'database' | 'clock'> & { readonly folder: string },
): Job {
  return mailErasure({
    database,
    clock,
    forgetMail: forgetMailIn(folder),
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'mail about people who were erased cannot be deleted')
    },
  })
}

/** Removes the bytes of files that no row tells of. */
export function sweepFiles(
  app: FastifyInstance,
  { database, store, mayDelete }: Pick<Dependencies, 'database' | 'mayDelete'> & { readonly store: FileStore },
): void {
  const sweep = fileSweep({
    database,
    store,
    mayDelete,
    report: (count) => {
      app.log.info({ count }, 'files without a row are removed')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'files cannot be swept')
    },
  })
  runJobs(app, [sweep])
}

/** Makes the backup of each day, where a folder for them is named. */
export function backUpDaily(app: FastifyInstance, { database, clock, files, configuration }: BackupDependencies): void {
  const { dataFolder, backups } = configuration
  const { folder, ...secret } = backups
  if (folder === undefined) return
  const job = dailyBackup({
    database,
    clock,
    place: { folder, dataFolder, files, secret },
    report: (file) => {
      app.log.info({ file }, 'the backup of the day is made')
    },
    fail: (error) => {
      const cause = error instanceof StartupError ? { sentence: error.message } : { code: codeOf(error) }
      app.log.error(cause, 'the backup of the day cannot be made')
    },
  })
  runJobs(app, [job])
}

/** Starts each job with the application, and ends it with it. */
export function runJobs(app: FastifyInstance, jobs: readonly Job[]): void {
  for (const job of jobs) {
    app.addHook('onReady', (done) => {
      job.start()
      done()
    })
    app.addHook('preClose', (done) => {
      job.release?.()
      done()
    })
    app.addHook('onClose', () => job.stop())
  }
}

const DISK_WARNINGS: Readonly<Record<DiskWarning, string>> = {
  lessThanTenPercent: 'less than a tenth of the disk of the data is free',
  lessThanOneGigabyte: 'less than one gigabyte is free on the disk of the data',
  tooLittleToWrite: 'the disk of the data is full: what is there is read, nothing is written any more',
}

/** Warns while there is still time to make room on the disk of the data. */
export function watchDisk(app: FastifyInstance, dataFolder: string): void {
  const watch = diskWatch({
    look: () => dataDisk(dataFolder),
    tell: (warning, space) => {
      if (warning === 'tooLittleToWrite') app.log.error(space, DISK_WARNINGS[warning])
      else if (warning) app.log.warn(space, DISK_WARNINGS[warning])
      else app.log.info(space, 'there is room again on the disk of the data')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'the disk of the data cannot be looked at')
    },
  })
  app.addHook('onReady', (done) => {
    watch.start()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    watch.stop()
    done()
  })
}
