import { useLayoutEffect, type ReactNode } from 'react'
import { ConfigProvider } from 'antd'
import french from 'antd/locale/fr_FR'
import { useMediaQuery } from '../useMediaQuery'
import { antdThemes } from './antdTheme'
import { dark, light } from './palette'
import './base.css'
import './fields.css'

/** `auto` follows the system. */
export type ThemeMode = 'light' | 'dark' | 'auto'

const palettes = { light, dark } as const

/** `primaryText` → `--primary-text`. */
const variableOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Gives antd and our own style sheets the same colours, fonts and language. Once, around the application. */
export function Theme({ mode, children }: { mode: ThemeMode; children: ReactNode }) {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown = mode === 'auto' ? (systemIsDark ? 'dark' : 'light') : mode

  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    for (const [name, value] of Object.entries({ ...palettes[shown] })) style.setProperty(variableOf(name), value)
    style.setProperty('color-scheme', shown)
    dataset['theme'] = shown
  }, [shown])

  return (
    <ConfigProvider locale={french} theme={antdThemes[shown]} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
