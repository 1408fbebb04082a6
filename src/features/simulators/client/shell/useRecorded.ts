import { useEffect, useEffectEvent, useState } from 'react'
import { nanoid } from '@reduxjs/toolkit'
import { useAppDispatch } from '#client/store'
import { calculationRecorded } from '../index/lastCalculations'

/** How long an answer rests before it counts as a calculation. */
const REST_MS = 3_000

/**
 * Keeps what the simulator answered last during this visit among the last calculations of this device.
 * @param headline what counts most of the answer, in a few words; undefined without one
 * @param address of the page with its answers; null as long as they have no answer
 */
export function useRecorded(headline: string | undefined, address: string | null): void {
  const dispatch = useAppDispatch()
  const [visit] = useState(() => nanoid())
  const record = useEffectEvent((rested: string) => {
    if (headline !== undefined)
      dispatch(calculationRecorded({ visit, address: rested, figure: headline, at: Date.now() }))
  })
  useEffect(() => {
    if (address === null) return undefined
    const timer = setTimeout(() => {
      record(address)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [address])
}
