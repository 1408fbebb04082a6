import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { nanoid } from '@reduxjs/toolkit'
import { useAppDispatch } from '#client/store'
import { calculationRecorded } from '../index/lastCalculations'

/** How long an answer rests before it counts as a calculation. */
const REST_MS = 3_000

/**
 * Keeps what the simulator answered last during this visit among the last calculations of this device.
 * @param headline what counts most of the answer, as it is written there
 * @param address of the page with its answers; null as long as they have no answer
 */
export function useRecorded(headline: RefObject<HTMLElement | null>, address: string | null): void {
  const dispatch = useAppDispatch()
  const [visit] = useState(() => nanoid())
  const record = useEffectEvent((rested: string) => {
    const figure = headline.current ? seenText(headline.current) : ''
    if (figure !== '') dispatch(calculationRecorded({ visit, address: rested, figure, at: Date.now() }))
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

/** What is seen of an element, without what is there for those who listen only. */
function seenText(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
  return copy.textContent.trim()
}
