import { useMemo } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { api } from '#client/api'
import { makeSelectItems, selectEdited } from '#client/autosave'
import { useEdited } from '#client/editing'
import { useAppSelector, type RootState } from '#client/store'
import { useAccount } from '../useAccount'
import { useMasses } from '../useMasses'
import type { Held, Here, Mass, There, Whose } from './sides'

/** What the SCPI area says of a client, as it is typed, with the masses of the spouse where these may be read. */
export function useHere(clientId: string): Here {
  const account = useAccount(clientId)
  const masses = useMasses(account?.id)
  const spouseMasses = useSpouseMasses(clientId)
  const select = useMemo(
    () => lastOf(makeSelectHere(clientId, { account, masses, spouseMasses })),
    [clientId, account, masses, spouseMasses],
  )
  return useAppSelector(select)
}

function useSpouseMasses(clientId: string): ReturnType<typeof useMasses> {
  const spouseId = useEdited('scpi_client', clientId)?.attributes.conjoint_id ?? null
  api.useReadQuery(spouseId === null ? skipToken : { type: 'scpi_client', id: spouseId, include: ['ppAccount'] })
  return useMasses(useAccount(spouseId ?? '')?.id)
}

/** What a real-estate file says, as it is typed. */
export function useThere(fileId: string, whose: Whose): There {
  const select = useMemo(() => lastOf(makeSelectThere(fileId, whose)), [fileId, whose])
  return useAppSelector(select)
}

/** A selector that answers the same as long as neither what the server said nor what was typed has changed. */
function lastOf<Sides>(select: (state: RootState) => Sides): (state: RootState) => Sides {
  let last: { readonly of: Pick<RootState, 'entities' | 'autosave'>; readonly sides: Sides } | undefined
  return (state) => {
    if (last?.of.entities !== state.entities || last.of.autosave !== state.autosave)
      last = { of: { entities: state.entities, autosave: state.autosave }, sides: select(state) }
    return last.sides
  }
}

const heldOf = (state: RootState, ref: Ref): readonly Held[] => {
  const values = selectEdited(state, ref.type, ref.id)?.attributes
  return values ? [{ ref, values }] : []
}

/** What the sections of a root hold. */
function itemsOf(state: RootState, root: Ref | undefined, type: ResourceType): readonly Held[] {
  return root ? makeSelectItems(root.id, type)(state).flatMap(({ ref }) => heldOf(state, ref)) : []
}

interface Read {
  readonly account: ReturnType<typeof useAccount>
  readonly masses: readonly Ref[]
  readonly spouseMasses: readonly Ref[]
}

/** What is of the spouse alone is never taken for the client’s, nor what the spouse shares with somebody else. */
const makeSelectHere =
  (clientId: string, { account, masses, spouseMasses }: Read) =>
  (state: RootState): Here => {
    const client = { type: 'scpi_client', id: clientId } as const
    const isShared = (mass: Ref) => selectEdited(state, 'pp_entity', mass.id)?.attributes.entity_type === 'joint'
    const joint = masses.find(isShared)
    const own = masses.find((mass) => !isShared(mass))
    const others = spouseMasses.filter((mass) => !isShared(mass))
    return {
      client: heldOf(state, client)[0] ?? { ref: client, values: {} },
      account,
      section: (type) => itemsOf(state, type === 'family_situation' ? client : account, type)[0],
      children: itemsOf(state, account, 'pp_account_child'),
      childCount: (account && selectEdited(state, account.type, account.id)?.attributes.nb_children) ?? null,
      own: own && massOf(state, own),
      joint: joint && massOf(state, joint),
      others: others.map((mass) => massOf(state, mass)),
    }
  }

const massOf = (state: RootState, root: Ref): Mass => ({
  root,
  section: (type) => itemsOf(state, root, type)[0],
  loans: itemsOf(state, root, 'pp_entity_loan'),
})

const makeSelectThere =
  (fileId: string, whose: Whose) =>
  (state: RootState): There => {
    const file = { type: 'client_file', id: fileId } as const
    return {
      file,
      whose,
      section: (type) => itemsOf(state, file, type)[0],
      children: itemsOf(state, file, 'child'),
      loans: itemsOf(state, file, 'current_loan'),
    }
  }
