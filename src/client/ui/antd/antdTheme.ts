import { theme, type ThemeConfig } from 'antd'
import type { Appearance, Density } from '../theme/appearance'
import { dark, light, type Palette } from '../theme/palette'
import { componentTokens } from './componentTokens'

/** The glyph of U+202F comes first: no other font of the stack has it. */
const FONT =
  "'Fine 202F', 'Hanken Grotesk Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

type Tokens = NonNullable<ThemeConfig['token']>

/**
 * Every state is given: what antd derives from a dark green is muddy, and under 3:1 on a dark surface.
 * The seeds of antd's own derivation (`colorPrimary`…) are graphics; texts have tokens of their own.
 */
const primaryColors = (palette: Palette): Tokens => ({
  colorPrimary: palette.primary,
  colorLink: palette.primaryText,
  colorLinkHover: palette.primaryTextHover,
  colorLinkActive: palette.primaryTextHover,
  colorPrimaryText: palette.primaryText,
  colorPrimaryTextHover: palette.primaryTextHover,
  colorPrimaryTextActive: palette.primaryTextHover,
  colorPrimaryBg: palette.primaryBackground,
  colorPrimaryBgHover: palette.primaryBackgroundHover,
  colorPrimaryBorder: palette.primary,
  colorPrimaryHover: palette.primarySolidHover,
  colorPrimaryActive: palette.primarySolidActive,
})

const statusColors = (palette: Palette): Tokens => ({
  colorInfo: palette.primary,
  colorSuccess: palette.success,
  colorWarning: palette.warning,
  colorError: palette.error,
  colorSuccessBg: palette.successBackground,
  colorSuccessBorder: palette.successBorder,
  colorSuccessText: palette.success,
  colorWarningBg: palette.warningBackground,
  colorWarningBorder: palette.warningBorder,
  colorWarningText: palette.warning,
  colorErrorHover: palette.error,
  colorErrorActive: palette.error,
  colorErrorBorderHover: palette.error,
  colorErrorBg: palette.errorBackground,
  colorErrorBorder: palette.errorBorder,
  colorErrorText: palette.error,
  colorInfoBg: palette.infoBackground,
  colorInfoBorder: palette.infoBorder,
  colorInfoText: palette.info,
})

const textColors = (palette: Palette): Tokens => ({
  colorText: palette.text,
  colorTextHeading: palette.text,
  colorTextSecondary: palette.textSecondary,
  colorTextTertiary: palette.textTertiary,
  colorTextQuaternary: palette.textTertiary,
  colorTextLabel: palette.textSecondary,
  colorTextDescription: palette.textTertiary,
  colorTextPlaceholder: palette.textPlaceholder,
  colorTextDisabled: palette.textDisabled,
  colorTextLightSolid: palette.textInverse,
})

const surfaceColors = (palette: Palette): Tokens => ({
  colorBgLayout: palette.layout,
  colorBgContainer: palette.surface,
  colorBgElevated: palette.elevated,
  colorBgSpotlight: palette.spotlight,
  colorBgContainerDisabled: palette.sunken,
  colorBorderDisabled: palette.separator,
  colorBorder: palette.controlBorder,
  colorBorderSecondary: palette.separator,
  colorSplit: palette.separator,
  controlItemBgActive: palette.selected,
  controlItemBgHover: palette.hover,
  controlOutline: palette.focusHalo,
  boxShadow: palette.shadow,
  boxShadowSecondary: palette.shadow,
})

const colors = (palette: Palette): Tokens => ({
  ...primaryColors(palette),
  ...statusColors(palette),
  ...textColors(palette),
  ...surfaceColors(palette),
})

const SHAPE: Tokens = {
  fontFamily: FONT,
  fontSize: 15,
  fontSizeSM: 13,
  fontSizeLG: 17,
  lineHeight: 1.5,
  fontWeightStrong: 650,
  fontSizeHeading1: 34,
  fontSizeHeading2: 27,
  fontSizeHeading3: 22,
  fontSizeHeading4: 18,
  fontSizeHeading5: 15,
  borderRadius: 6,
  borderRadiusXS: 3,
  borderRadiusSM: 4,
  borderRadiusLG: 10,
  controlHeight: 36,
  controlHeightSM: 28,
  controlHeightLG: 44,
  controlOutlineWidth: 3,
  motionDurationFast: '0.1s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.24s',
}

const COMPACT: Tokens = { controlHeight: 32, controlHeightSM: 24, controlHeightLG: 40 }

/** 44 px once enlarged as text is. */
const MEETING: Tokens = { controlHeight: 37, controlHeightSM: 37, controlHeightLG: 40 }

const densities = { comfort: {}, compact: COMPACT, meeting: MEETING } as const satisfies Readonly<
  Record<Density, ThemeConfig['token']>
>

/** Sizes of text, and of the controls that hold it. */
const ENLARGED = /^(?:fontSize|controlHeight)/

/** antd counts in pixels: what our own sheets leave to rem is multiplied here. */
const enlarged = (token: Tokens, scale: number): Tokens =>
  Object.fromEntries(
    Object.entries(token).map(([name, value]) => [
      name,
      typeof value === 'number' && ENLARGED.test(name) ? Math.round(value * scale) : value,
    ]),
  )

const shades = {
  light: { palette: light, algorithm: theme.defaultAlgorithm },
  dark: { palette: dark, algorithm: theme.darkAlgorithm },
} as const

/** Styles are in style sheets made at build time (`zeroRuntime`); antd writes its variables only, under a name of the theme. */
function themeOf(shade: Appearance['shade'], density: Density, textScale: number): ThemeConfig {
  const { palette, algorithm } = shades[shade]
  return {
    algorithm,
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: `${shade}-${density}-${Math.round(textScale * 100)}` },
    token: enlarged({ ...SHAPE, ...colors(palette), ...densities[density] }, textScale),
    components: componentTokens(palette),
  }
}

const themes = new Map<string, ThemeConfig>()

/** The theme of antd, one object for each choice. */
export function antdTheme({ shade, density, textScale }: Appearance): ThemeConfig {
  const key = `${shade} ${density} ${textScale}`
  const made = themes.get(key) ?? themeOf(shade, density, textScale)
  themes.set(key, made)
  return made
}
