import type { ResourceType } from '#contract'
import { completionOf } from '#features/scpi/clients/contract/rules'
import type { ServedAggregate } from '#server/operations/aggregates'
import { closedTo } from './closed'
import { followEntity } from './operations/followEntity'
import { judgeEntity } from './operations/judging'
import { policies } from './policies'
import { keptEntities } from './tables'

/** Masses of assets, income, charges and loans. */
export const ppEntities: ServedAggregate = {
  kept: keptEntities,
  policies,
  history: policies.pp_entity.read,
  following: {
    from: new Set<ResourceType>(['pp_income', 'pp_charge', 'pp_entity_loan']),
    attributes: ({ root, included }) => ({ completion: JSON.stringify(completionOf([root, ...included])) }),
  },
  isAcrossFirms: true,
  openToClients: {
    pp_entity: ['read'],
    pp_income: ['read', 'update'],
    pp_charge: ['read', 'update'],
    financial_asset: ['read', 'update'],
    non_financial_asset: ['read', 'update'],
    pp_entity_loan: ['list', 'create', 'read', 'update', 'remove'],
  },
  closed: ({ viewer, type, names }) => closedTo(viewer, type, names, false),
  judged: (_write, change) => Promise.resolve(judgeEntity(change)),
  changed: followEntity,
}
