import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { quickPart } from '#client/ui/lazy'
import type { PaletteProps } from './Palette'

const { Part: Palette, preload } = quickPart(
  async () => (await import(/* webpackChunkName: "palette" */ './Palette')).Palette,
)

/** Signs that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Brings the palette once somebody moves or presses anything: no page waits for it to be shown, and it opens at once. What fails
 * then is loaded when it is asked for.
 */
export function usePreloadedPalette(): void {
  useEffect(() => {
    const done = new AbortController()
    const prepare = () => {
      done.abort()
      preload()
    }
    for (const sign of SIGNS) document.addEventListener(sign, prepare, { passive: true, signal: done.signal })
    return () => {
      done.abort()
    }
  }, [])
}

/** The palette, which comes the first time that it is asked for: whoever pressed its keys goes on typing meanwhile. */
export function Search(props: Omit<PaletteProps, 'typedBefore' | 'isChosenBefore'>) {
  const [typed, setTyped] = useState('')
  const [isChosen, setIsChosen] = useState(false)
  return (
    <Palette
      props={{ ...props, typedBefore: typed, isChosenBefore: isChosen }}
      fallback={
        <FirstLetters
          onLetter={(letter) => {
            setTyped((before) => before + letter)
          }}
          onEnter={() => {
            setIsChosen(true)
          }}
        />
      }
    />
  )
}

/** Collects the letters typed while the palette is loading; the focus stays on the element that gets it back when the palette closes. */
function FirstLetters({ onLetter, onEnter }: { onLetter: (letter: string) => void; onEnter: () => void }) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const isLetter = event.key.length === 1
    if ((!isLetter && event.key !== 'Enter') || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isLetter) onLetter(event.key)
    else onEnter()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      take(event)
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => {
      document.removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
  return null
}
