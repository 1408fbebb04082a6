import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadPart } from './lazyPart'

interface QuickPartProps<Props> {
  readonly props: Props
  /** Stands there until it is read. */
  readonly fallback: ReactNode
}

/**
 * A part of a screen that comes when it is first shown, or is read before, without a Suspense: React draws what a Suspense brings
 * 300 ms after its fallback at the earliest (`FALLBACK_THROTTLE_MS`). Once it is read, it is drawn with the screen that asks for it.
 */
export function quickPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  const read = async () => (part ??= await load())

  function QuickPart({ props, fallback }: QuickPartProps<Props>): ReactNode {
    const [loaded, setLoaded] = useState(() => part)
    useEffect(() => {
      if (loaded) return undefined
      let isGone = false
      const show = (next: () => ComponentType<Props>) => {
        if (!isGone) setLoaded(next)
      }
      loadPart(read).then(
        (found) => {
          show(() => found)
        },
        (failure: unknown) => {
          // Told by what catches the errors of the screen.
          show(() => {
            throw failure
          })
        },
      )
      return () => {
        isGone = true
      }
    }, [loaded])
    return loaded ? createElement(loaded, props) : fallback
  }

  return {
    Part: QuickPart,
    /** Reads it before it is shown. What fails then is read when it is. */
    preload: () => {
      read().catch(() => undefined)
    },
  }
}
