import type { ReactNode } from 'react'
import { LoadingOutlined } from '@ant-design/icons'
import { ConfigProvider, type ConfigProviderProps } from 'antd'
import french from 'antd/locale/fr_FR'
import type { Appearance } from '../theme/appearance'
import { antdTheme } from './antdTheme'

/** antd 6.6.8 shows a tooltip under the pointer only: the keyboard has it too. */
const tooltip = { trigger: ['hover', 'focus'] } satisfies ConfigProviderProps['tooltip']

/** antd's own icon of a button that waits is read out, as “loading”. */
const button = { loadingIcon: <LoadingOutlined aria-hidden /> } satisfies ConfigProviderProps['button']

/** Gives the parts of antd the look and the language of the theme. */
export const AntdTheme = ({ appearance, children }: { appearance: Appearance; children: ReactNode }) => (
  <ConfigProvider
    locale={french}
    theme={antdTheme(appearance)}
    wave={{ disabled: true }}
    tooltip={tooltip}
    button={button}
  >
    {children}
  </ConfigProvider>
)
