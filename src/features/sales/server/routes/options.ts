import type { Resource } from '#contract/jsonapi'
import { optionChange, optionCreation } from '#features/sales/contract'
import { findSaleMessages } from '../repositories/messages'
import { askingOf, includesOfOne } from '#server/http/collections'
import type { Answer, ApiRoute, Call } from '#server/http/routes'
import { readResource } from '#server/operations/collections'
import { options } from '../collections/options'
import { deadlinesOf } from '../operations/saleDeadlines'
import { optionSales, type Option } from '../operations/kinds'
import { changeOption, createOption, releaseOption } from '../operations/options'
import { calendarRoute } from './calendar'
import { historyRoute } from './history'

const PATH = '/v3/option'
const answers = 'option'

/** What is done with one option; the list follows from the collection. */
export const optionRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: PATH,
    access: 'viewer',
    writes: true,
    summary: 'Pose une option sur un lot, au premier rang libre\u202f; 423 quand une autre vente le tient',
    body: optionCreation,
    answers,
    handle: async (call) => answered(call, await createOption(askingOf(call), call.body), 201),
  },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    access: 'viewer',
    summary:
      'Une option\u202f; `meta.allowed_actions` dit ce qui est possible, `meta.actions` pourquoi le reste ne l’est pas',
    answers,
    query: includesOfOne(options),
    handle: async (call) => {
      const { query, parameter } = call
      const { data, included } = await readResource(options, askingOf(call), parameter('id'), query.includePaths)
      return answered(call, optionSales.only([data]), 200, included)
    },
  },
  {
    method: 'PUT',
    path: `${PATH}/:id`,
    access: 'viewer',
    writes: true,
    summary: 'Change une option, ou agit (`action`)\u00a0: `accept`, `refuse`, `extend`, `convert`, `release`',
    body: optionChange,
    answers,
    handle: async (call) => {
      const { body: input, version } = call
      return answered(call, await changeOption(askingOf(call), { id: call.parameter('id'), input, version }))
    },
  },
  {
    method: 'DELETE',
    path: `${PATH}/:id`,
    access: 'viewer',
    writes: true,
    summary: 'Lève une option\u202f; elle reste lisible',
    handle: async (call) => {
      await releaseOption(askingOf(call), call.parameter('id'))
      return { status: 204 }
    },
  },
  historyRoute({ path: PATH, of: 'd’une option', collection: options, kind: 'option' }),
  calendarRoute({ path: PATH, label: 'Option', collection: options, only: optionSales.only, list: 'options' }),
]

async function answered(
  { database, viewer, now }: Call,
  option: Option,
  status: 200 | 201 = 200,
  included: readonly Resource[] = [],
): Promise<Answer> {
  const sale = { kind: 'option', id: option.id } as const
  const meta = {
    ...optionSales.metaOf(option, viewer, now),
    deadlines: await deadlinesOf(database, option),
    messages: await findSaleMessages(database, { companyId: viewer.companyId, sale }),
  }
  return { status, data: optionSales.shown(option, now), included, meta }
}
