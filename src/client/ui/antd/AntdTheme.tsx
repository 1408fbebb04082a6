import { use, type ReactNode } from 'react'
import { ConfigProvider } from 'antd'
import french from 'antd/locale/fr_FR'
import { AppearanceContext } from '../theme/appearance'
import { antdTheme } from './antdTheme'

/** Gives a part of antd the look and the language of the theme around it. It stands around each, so that a page without any comes without antd. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const appearance = use(AppearanceContext)
  return (
    <ConfigProvider locale={french} theme={antdTheme(appearance)} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
