import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { lazyPart } from '#client/ui/lazy'
import type { PaletteProps } from './Palette'

const Palette = lazyPart(async () => (await import(/* webpackChunkName: "palette" */ './Palette')).Palette)

/** The palette, which comes the first time that it is asked for: whoever pressed its keys goes on typing meanwhile. */
export function Search(props: Omit<PaletteProps, 'typedBefore' | 'isChosenBefore'>) {
  const [typed, setTyped] = useState('')
  const [isChosen, setIsChosen] = useState(false)
  return (
    <Suspense
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
    >
      <Palette typedBefore={typed} isChosenBefore={isChosen} {...props} />
    </Suspense>
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
