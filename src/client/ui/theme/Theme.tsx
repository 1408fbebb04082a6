import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { AntdTheme } from '../antd/AntdTheme'
import { useMediaQuery } from '../useMediaQuery'
import type { Appearance, Density } from './appearance'
import { dark, light } from './palette'
import './base.css'
import './choices.css'
import './fields.css'

/** `auto` follows the system. */
type ThemeMode = 'light' | 'dark' | 'auto'

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
  /** Every link is underlined, also where its place tells it from text. */
  readonly areLinksUnderlined?: boolean
  readonly children: ReactNode
}

/** Text of 18 px instead of 15. */
const MEETING_SCALE = 1.2

interface Looks extends Appearance {
  readonly isMotionReduced: boolean
  readonly areLinksUnderlined: boolean
}

/** A nested theme sets the look of the whole page through the outer one: CSS variables are on the root element. */
const OuterTheme = createContext<((inner: Looks | null) => void) | null>(null)

/**
 * Gives antd and our style sheets their colours, sizes and fonts. Around the application; one inside another holds, for
 * the whole page, while it is there.
 */
export function Theme({
  mode,
  density = 'comfort',
  isMotionReduced = false,
  textScale: chosenScale = 1,
  areLinksUnderlined = false,
  children,
}: ThemeProps) {
  const outer = use(OuterTheme)
  const [inner, setInner] = useState<Looks | null>(null)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shade = mode === 'auto' ? (systemIsDark ? 'dark' : 'light') : mode
  const textScale = density === 'meeting' ? Math.max(chosenScale, MEETING_SCALE) : chosenScale
  const looks = useMemo(
    () => ({ shade, density, textScale, isMotionReduced, areLinksUnderlined }),
    [shade, density, textScale, isMotionReduced, areLinksUnderlined],
  )

  useLayoutEffect(() => {
    outer?.(looks)
    return () => {
      outer?.(null)
    }
  }, [outer, looks])
  useLayoutEffect(() => {
    if (!outer) show(inner ?? looks)
  }, [outer, inner, looks])

  if (outer) return children
  return (
    <OuterTheme value={setInner}>
      <AntdTheme appearance={inner ?? looks}>{children}</AntdTheme>
    </OuterTheme>
  )
}

function show({ shade, density, textScale, isMotionReduced, areLinksUnderlined }: Looks): void {
  const { style, dataset } = document.documentElement
  for (const [name, value] of Object.entries({ ...palettes[shade] })) style.setProperty(variableOf(name), value)
  style.setProperty('color-scheme', shade)
  style.setProperty('--text-scale', String(textScale))
  dataset['theme'] = shade
  dataset['density'] = density
  dataset['motion'] = isMotionReduced ? 'reduced' : 'free'
  dataset['links'] = areLinksUnderlined ? 'underlined' : 'plain'
}
