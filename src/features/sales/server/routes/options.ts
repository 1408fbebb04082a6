import { optionChange, optionCreation } from '#features/sales/contract'
import { lifecycleRoutes } from '#server/http/lifecycle'
import type { ApiRoute } from '#server/http/routes'
import { options } from '../collections/options'
import { optionSales } from '../operations/kinds'
import { changeOption, createOption, releaseOption } from '../operations/options'
import { calendarRoute } from './calendar'
import { historyRoute } from './history'
import { saidBeside } from './saidBeside'

const path = '/v3/option'

/** What is done with one option; the list follows from the collection. */
export const optionRoutes: readonly ApiRoute[] = [
  ...lifecycleRoutes({
    type: 'option',
    path,
    words: {
      create: 'Pose une option sur un lot, au premier rang libre\u202f; 423 quand une autre vente le tient',
      show: 'Une option',
      change: 'Change une option, ou agit (`action`)\u00a0: `accept`, `refuse`, `extend`, `convert`, `release`',
      remove: 'Lève une option\u202f; elle reste lisible',
    },
    creation: optionCreation,
    change: optionChange,
    collection: options,
    only: optionSales.only,
    create: createOption,
    act: changeOption,
    remove: releaseOption,
    shown: async (call, option) => ({
      data: optionSales.shown(option, call.now),
      meta: { ...optionSales.metaOf(option, call.viewer, call.now), ...(await saidBeside(call, option)) },
    }),
  }),
  historyRoute({ path, of: 'd’une option', collection: options, kind: 'option' }),
  calendarRoute({ path, label: 'Option', collection: options, only: optionSales.only, list: 'options' }),
]
