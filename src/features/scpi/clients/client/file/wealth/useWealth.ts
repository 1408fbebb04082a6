import { useMemo } from 'react'
import { scpi } from '#domain'
import type { ResourceType } from '#contract'
import { isEqual } from '#contract/json'
import { makeSelectItems, selectEdited } from '#client/autosave'
import { today } from '#client/screens'
import { useAppSelector, type RootState } from '#client/store'
import { isHolders } from '#features/scpi/clients/contract'
import { useMasses } from '../useMasses'

type Wealth = ReturnType<typeof scpi.wealthOf>
type Entity = Parameters<typeof scpi.wealthOf>[0][number]
type Values = Readonly<Record<string, unknown>>

/**
 * Budget and assets of the holder of an account, as they are typed: what is his, and his share of what he holds with somebody. Undefined
 * until the masses are read.
 */
export function useWealth(accountId: string): Wealth | undefined {
  const masses = useMasses(accountId)
  const select = useMemo(
    () =>
      makeSelectWealth(
        accountId,
        masses.map(({ id }) => id),
      ),
    [accountId, masses],
  )
  return useAppSelector(select)
}

/** Budget and assets of a mass, all of it, as they are typed. */
export function useWholeMass(id: string): Wealth {
  const select = useMemo(() => makeSelectEntity('', id), [id])
  return scpi.wealthOf([{ ...useAppSelector(select, isEqual), share: 1 }], today())
}

function makeSelectWealth(accountId: string, massIds: readonly string[]): (state: RootState) => Wealth | undefined {
  const entities = massIds.map((id) => makeSelectEntity(accountId, id))
  let last: { readonly of: Pick<RootState, 'entities' | 'autosave'>; readonly wealth: Wealth | undefined } | undefined
  return (state) => {
    if (last?.of.entities === state.entities && last.of.autosave === state.autosave) return last.wealth
    const wealth =
      massIds.length === 0
        ? undefined
        : scpi.wealthOf(
            entities.map((select) => select(state)),
            today(),
          )
    last = { of: { entities: state.entities, autosave: state.autosave }, wealth }
    return wealth
  }
}

/** Makes the selector of what a mass holds, and of the share of it that is of an account. */
function makeSelectEntity(accountId: string, id: string): (state: RootState) => Entity {
  const income = makeSelectValues(id, 'pp_income')
  const charge = makeSelectValues(id, 'pp_charge')
  const financial = makeSelectValues(id, 'financial_asset')
  const nonFinancial = makeSelectValues(id, 'non_financial_asset')
  const loans = makeSelectValues(id, 'pp_entity_loan')
  return (state) => ({
    share: shareOf(selectEdited(state, 'pp_entity', id)?.attributes.holders, accountId),
    income: income(state)[0] ?? {},
    charge: charge(state)[0] ?? {},
    financial_asset: financial(state)[0] ?? {},
    non_financial_asset: nonFinancial(state)[0] ?? {},
    loans: loans(state),
  })
}

function makeSelectValues(id: string, type: ResourceType): (state: RootState) => readonly Values[] {
  const items = makeSelectItems(id, type)
  return (state) => items(state).flatMap(({ ref }) => selectEdited(state, ref.type, ref.id)?.attributes ?? [])
}

/** The part of a mass that is of an account: a fraction. */
export const shareOf = (holders: unknown, accountId: string): number =>
  isHolders(holders) ? (holders.find(({ pp_account_id }) => pp_account_id === accountId)?.share_rate ?? 0) : 1
