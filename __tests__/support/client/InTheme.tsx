import type { ReactNode } from 'react'
import { Theme } from '#client/ui'

/** What the theme is around. Without it antd makes its styles while a test runs, and jsdom computes them at each look-up by role. */
export const InTheme = ({ children }: { children: ReactNode }) => <Theme mode="light">{children}</Theme>
