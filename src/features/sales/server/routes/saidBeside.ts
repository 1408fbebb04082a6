import type { Call } from '#server/http/routes'
import type { Booking, Option, Report } from '../operations/kinds'
import { deadlinesOf } from '../operations/saleDeadlines'
import { findSaleMessages } from '../repositories/messages'

/** What is said beside every sale: its deadlines, and the messages that were sent about it. */
export const saidBeside = async ({ database, viewer: { companyId } }: Call, sale: Report | Option | Booking) => ({
  deadlines: await deadlinesOf(database, sale),
  messages: await findSaleMessages(database, { companyId, sale: { kind: sale.type, id: sale.id } }),
})
