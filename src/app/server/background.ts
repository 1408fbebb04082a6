import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { codeOf, type Database } from '#server/db'
import { diskWatch, mailDelivery, readingLog, retention, type DiskWarning, type ReadingLog } from '#server/jobs'
import { dataDisk, openMail, type Clock, type Configuration } from '#server/services'

// What goes on behind the requests, from the start of the application to its end, and what the log is told of it.

interface Surroundings {
  readonly database: Database
  readonly clock: Clock
  readonly configuration: Pick<Configuration, 'dataFolder' | 'publicUrl' | 'smtpUrl' | 'mailSender'>
}

/** Sends the mail that waits, from the start to the end of the application, and as soon as a request may have added some. */
export function deliverMail(app: FastifyInstance, { database, configuration, clock }: Surroundings): void {
  const { smtpUrl, mailSender, dataFolder } = configuration
  const delivery = mailDelivery({
    database,
    clock,
    mail: openMail({ smtpUrl, sender: mailSender, folder: path.join(dataFolder, 'mail') }),
    report: ({ isGivenUp, ...attempt }) => {
      if (isGivenUp) app.log.error(attempt, 'mail is given up')
      else app.log.warn(attempt, 'mail did not leave and will be tried again')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'the outbox cannot be read')
    },
  })
  app.addHook('onReady', (done) => {
    delivery.start()
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && reply.statusCode < 400) void delivery.wake()
    done()
  })
  app.addHook('onClose', () => delivery.stop())
}

/** Who read which client file; what waits is written before the end. */
export function noteReadings(app: FastifyInstance, database: Database): ReadingLog {
  const readings = readingLog({
    database,
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'readings of client files cannot be written')
    },
  })
  app.addHook('onClose', () => readings.flush())
  return readings
}

/** Looks for the client files that their firm keeps no longer, from the start to the end of the application. */
export function applyRetention(app: FastifyInstance, { database, clock, configuration }: Surroundings): void {
  const rounds = retention({
    database,
    clock,
    publicUrl: configuration.publicUrl,
    reportMail: (id) => {
      app.log.warn({ id }, 'mail that was given up is deleted')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'the retention of client files cannot be applied')
    },
  })
  app.addHook('onReady', (done) => {
    rounds.start()
    done()
  })
  app.addHook('onClose', () => rounds.stop())
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
