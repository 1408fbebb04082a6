import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useMediaQuery } from '../useMediaQuery'
import { AppearanceContext, type Density } from './appearance'
import { dark, light } from './palette'
import './base.css'
import './fields.css'

/** `auto` follows the system. */
export type ThemeMode = 'light' | 'dark' | 'auto'

const palettes = { light, dark } as const

/** `primaryText` → `--primary-text`. */
const variableOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

interface ThemeProps {
  readonly mode: ThemeMode
  readonly density?: Density
  /** Nothing moves, even where the system would let it. */
  readonly isMotionReduced?: boolean
  /** How much larger than usual text is: 1 to 1.3. */
  readonly textScale?: number
  readonly children: ReactNode
}

/** Text of 18 px instead of 15. */
const MEETING_SCALE = 1.2

/** Gives our style sheets their colours, sizes and fonts. Once, around the application. */
export function Theme({ mode, density = 'comfort', isMotionReduced = false, textScale: chosenScale = 1, children }: ThemeProps) {
  const textScale = density === 'meeting' ? Math.max(chosenScale, MEETING_SCALE) : chosenScale
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown = mode === 'auto' ? (systemIsDark ? 'dark' : 'light') : mode

  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    for (const [name, value] of Object.entries({ ...palettes[shown] })) style.setProperty(variableOf(name), value)
    style.setProperty('color-scheme', shown)
    style.setProperty('--text-scale', String(textScale))
    dataset['theme'] = shown
    dataset['density'] = density
    dataset['motion'] = isMotionReduced ? 'reduced' : 'free'
  }, [shown, density, isMotionReduced, textScale])

  const appearance = useMemo(() => ({ shade: shown, density, textScale }), [shown, density, textScale])
  return <AppearanceContext value={appearance}>{children}</AppearanceContext>
}
