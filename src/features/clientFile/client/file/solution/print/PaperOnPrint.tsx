import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { quickPart } from '#client/ui/lazy'
import { useAppSelector, useResource } from '#client/store'
import { selectSolution } from '../../../calculation'

const { Part: Paper, preload } = quickPart(async () => (await import(/* webpackChunkName: "print" */ './Paper')).Paper)

/** Signs that somebody is there, who may print. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** While the browser prints the page (Ctrl+P, its menu), the paper of the solution instead; the name of its place is read before. */
export function PaperOnPrint() {
  const place = useAppSelector((state) => selectSolution(state).configuration?.municipality)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, preload, { passive: true, once: true })
    // The browser takes the page as it is at the end of the event.
    const begin = () => {
      flushSync(() => {
        setPrinting(true)
      })
    }
    const end = () => {
      setPrinting(false)
    }
    globalThis.addEventListener('beforeprint', begin)
    globalThis.addEventListener('afterprint', end)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, preload)
      globalThis.removeEventListener('beforeprint', begin)
      globalThis.removeEventListener('afterprint', end)
    }
  }, [])
  return (
    <>
      {place !== undefined && <NameOfPlace slug={place} />}
      {isPrinting && <Paper props={{}} fallback={null} />}
    </>
  )
}

/** Reads what a place is called, for the paper to say it at once. */
function NameOfPlace({ slug }: { slug: string }) {
  useResource('location', slug)
  return null
}
