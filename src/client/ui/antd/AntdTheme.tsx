import type { ReactNode } from 'react'
import { CloseOutlined, LoadingOutlined } from '@ant-design/icons'
import { ConfigProvider, type ConfigProviderProps } from 'antd'
import french from 'antd/locale/fr_FR'
import type { Appearance } from '../theme/appearance'
import { antdTheme } from './antdTheme'

/** antd 6.6.8 shows a tooltip under the pointer only: the keyboard has it too. */
const tooltip = { trigger: ['hover', 'focus'] } satisfies ConfigProviderProps['tooltip']

/** antd's own icons are read out, by their English names: as “loading” on a button that waits, as “close” on one that closes. */
const button = { loadingIcon: <LoadingOutlined aria-hidden /> } satisfies ConfigProviderProps['button']
const closed = { closeIcon: <CloseOutlined aria-hidden /> } satisfies ConfigProviderProps['drawer'] &
  ConfigProviderProps['modal']

/** Gives the parts of antd the look and the language of the theme. */
export const AntdTheme = ({ appearance, children }: { appearance: Appearance; children: ReactNode }) => (
  <ConfigProvider
    locale={french}
    theme={antdTheme(appearance)}
    wave={{ disabled: true }}
    tooltip={tooltip}
    button={button}
    drawer={closed}
    modal={closed}
    notification={closed}
  >
    {children}
  </ConfigProvider>
)
