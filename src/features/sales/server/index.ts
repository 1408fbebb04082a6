import { codeOf } from '#server/db'
import { defineFeature } from '#server/http'
import { bookings } from './collections/bookings'
import { clients } from './collections/clients'
import { options } from './collections/options'
import { reports } from './collections/reports'
import { demoSales } from './demo'
import { bookingDeadlines } from './jobs/bookingDeadlines'
import { optionDeadlines } from './jobs/optionDeadlines'
import { reportDeadlines } from './jobs/reportDeadlines'
import { reportReminders } from './jobs/reportReminders'
import { messageFailures } from './jobs/messageFailures'
import { migrations } from './migrations'
import { receiptWriter } from './operations/receipt'
import { policies } from './policies'
import { bookingRoutes } from './routes/bookings'
import { optionRoutes } from './routes/options'
import { reportRoutes } from './routes/reports'
import { histories, tables } from './tables'

export const salesServer = defineFeature({
  name: 'sales',
  collections: [bookings, clients, options, reports],
  policies,
  tables: [...Object.values(tables), histories.report],
  migrations,
  finishDemo: demoSales,
  files: [{ table: 'booking_papers', column: 'content' }],
  open: ({ database, clock, publicUrl, workers, log }) => {
    const fail = (error: unknown): void => {
      log.error({ code: codeOf(error) }, 'the deadlines of sales cannot be applied')
    }
    const writeReceipt = receiptWriter(workers)
    const dependencies = { database, clock, publicUrl, fail }
    return {
      routes: [...bookingRoutes, ...optionRoutes, ...reportRoutes(writeReceipt)],
      jobs: [bookingDeadlines, optionDeadlines, reportDeadlines, reportReminders(writeReceipt), messageFailures].map(
        (job) => job(dependencies),
      ),
    }
  },
})

export { clientIdentity } from './tables'
export { saleFigures, type SaleFigures } from './operations/figures'
export { salesOfFiles } from './operations/ofFile'
export { toldSales } from './repositories/telling'
