import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { lazyPart } from '#client/ui/lazy'
import type { PaletteProps } from './Palette'

const Palette = lazyPart(async () => (await import(/* webpackChunkName: "palette" */ './Palette')).Palette)

/** The palette, which comes the first time that it is asked for: whoever pressed its keys goes on typing meanwhile. */
export function Search(props: Omit<PaletteProps, 'typedBefore'>) {
  const [typed, setTyped] = useState('')
  return (
    <Suspense
      fallback={
        <FirstLetters
          onLetter={(letter) => {
            setTyped((before) => before + letter)
          }}
        />
      }
    >
      <Palette typedBefore={typed} {...props} />
    </Suspense>
  )
}

/** Takes what is typed while nothing is there yet to type it in; the focus stays where it has to come back to. */
function FirstLetters({ onLetter }: { onLetter: (letter: string) => void }) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onLetter(event.key)
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
