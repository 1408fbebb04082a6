import { useCallback, useEffect, useMemo } from 'react'
import type { FieldErrors } from '#contract'
import type { Entries } from '#contract/json'
import {
  discarded,
  edited,
  retried,
  saveNow,
  selectEdited,
  selectErrors,
  selectSectionState,
  selectStopped,
  type Stop,
} from '#client/autosave'
import { useAppDispatch, useAppSelector, useAppStore } from '#client/store'
import type { SaveState } from '#client/ui'
import type { SaleRow } from '../saleRow'

/** A booking as it is filled in: what was typed over what the server holds, and where its saving stands. */
export interface BookingDraft {
  readonly values: Entries
  readonly errors: FieldErrors
  readonly state: SaveState
  /** Why it is not saved, until a person decides; what was typed is kept on this device. */
  readonly stop: Stop | null
  readonly change: (changed: Entries) => void
  /** Sends what is not saved yet; answers whether all of it is. */
  readonly save: () => Promise<boolean>
  /** Sends again what was typed, over somebody else's version too. */
  readonly retry: () => void
  /** Gives up what is not saved. */
  readonly discard: () => void
}

/** A booking saved as it is typed, like a client file: kept on this device until the server has it. A booking is its own root. */
export function useBookingDraft({ id, attributes }: SaleRow): BookingDraft {
  const ref = useMemo(() => ({ type: 'booking', id }) as const, [id])
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const values = useAppSelector((state) => selectEdited(state, 'booking', id)?.attributes)
  const errors = useAppSelector((state) => selectErrors(state, ref))
  const state = useAppSelector((all) => selectSectionState(all, id, 'booking'))
  const stop = useAppSelector((all) => selectStopped(all, id)[0]?.stop ?? null)
  const save = useCallback((): Promise<boolean> => {
    dispatch(saveNow(ref))
    return untilSaved(store, id)
  }, [dispatch, store, ref, id])

  // What is not saved when the sheet closes is sent then.
  useEffect(
    () => () => {
      dispatch(saveNow(ref))
    },
    [dispatch, ref],
  )
  return {
    ...{ values: { ...attributes, ...values }, errors, state, stop, save },
    change: (changed) => {
      dispatch(edited({ ref, parentId: id, attributes: changed }))
    },
    retry: () => {
      dispatch(retried(ref))
    },
    discard: () => {
      dispatch(discarded(ref))
    },
  }
}

/** Ends once nothing of a booking is due or under way; answers whether all of it is saved. */
function untilSaved(store: ReturnType<typeof useAppStore>, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const state = selectSectionState(store.getState(), id, 'booking')
      if (state === 'dirty' || state === 'saving') return
      leave()
      resolve(state === 'saved' || state === 'pristine')
    }
    const leave = store.subscribe(look)
    look()
  })
}
