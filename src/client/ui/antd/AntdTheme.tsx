import { use, type ReactNode } from 'react'
import { ConfigProvider, type ConfigProviderProps } from 'antd'
import french from 'antd/locale/fr_FR'
import { AppearanceContext } from '../theme/appearance'
import { antdTheme } from './antdTheme'

/** antd 6.6.8 shows a tooltip under the pointer only: the keyboard has it too. */
const tooltip = { trigger: ['hover', 'focus'] } satisfies ConfigProviderProps['tooltip']

/** Gives the parts of antd the look and the language of the theme around them. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const appearance = use(AppearanceContext)
  return (
    <ConfigProvider locale={french} theme={antdTheme(appearance)} wave={{ disabled: true }} tooltip={tooltip}>
      {children}
    </ConfigProvider>
  )
}
