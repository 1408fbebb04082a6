import { theme, type ThemeConfig } from 'antd'
import type { Appearance, Density } from '../theme/appearance'
import { dark, light, type Palette } from '../theme/palette'

/** The glyph of U+202F comes first: no other font of the stack has it. */
const FONT =
  "'Fine 202F', 'Hanken Grotesk Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

/**
 * Every state is given: what antd derives from a dark green is muddy, and under 3:1 on a dark surface.
 * The seeds of antd's own derivation (`colorPrimary`…) are graphics; texts have tokens of their own.
 */
function colors(palette: Palette): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: palette.primary,
    colorInfo: palette.primary,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.error,
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
  }
}

const SHAPE: NonNullable<ThemeConfig['token']> = {
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

function components(palette: Palette): NonNullable<ThemeConfig['components']> {
  const control = { activeBorderColor: palette.focus, hoverBorderColor: palette.controlBorderHover }
  return {
    Button: {
      colorPrimary: palette.primarySolid,
      colorPrimaryHover: palette.primarySolidHover,
      colorPrimaryActive: palette.primarySolidActive,
      primaryColor: palette.onSolid,
      solidTextColor: palette.onSolid,
      dangerColor: palette.onSolid,
      defaultHoverColor: palette.primaryText,
      defaultHoverBorderColor: palette.primaryText,
      defaultActiveColor: palette.primaryTextHover,
      defaultActiveBorderColor: palette.primaryTextHover,
      textHoverBg: palette.hover,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 600,
      paddingInline: 16,
    },
    Input: { ...control, activeShadow: `0 0 0 3px ${palette.focusHalo}` },
    Select: {
      ...control,
      activeOutlineColor: palette.focusHalo,
      optionSelectedBg: palette.selected,
      optionSelectedColor: palette.primaryText,
      optionSelectedFontWeight: 600,
    },
    Slider: {
      railBg: palette.controlBorder,
      railHoverBg: palette.controlBorder,
      trackBg: palette.primary,
      trackHoverBg: palette.primary,
      handleColor: palette.focus,
      handleActiveColor: palette.focus,
      railSize: 4,
      handleSize: 16,
      handleSizeHover: 18,
      controlSize: 20,
    },
    Segmented: {
      trackBg: palette.sunken,
      itemSelectedBg: palette.elevated,
      itemSelectedColor: palette.primaryText,
      itemColor: palette.textSecondary,
    },
    Tabs: {
      itemColor: palette.textSecondary,
      itemSelectedColor: palette.primaryText,
      itemHoverColor: palette.primaryTextHover,
      inkBarColor: palette.primary,
      horizontalItemGutter: 28,
    },
    Table: {
      headerBg: palette.sunken,
      headerColor: palette.textSecondary,
      headerSplitColor: 'transparent',
      borderColor: palette.separator,
      rowHoverBg: palette.hover,
      footerBg: palette.surface,
      cellPaddingBlock: 12,
      cellPaddingInline: 12,
      headerBorderRadius: 0,
    },
    Radio: {
      colorPrimary: palette.primaryText,
      colorPrimaryHover: palette.primaryTextHover,
      colorPrimaryActive: palette.primaryTextHover,
      colorWhite: palette.surface,
      radioSize: 17,
      dotSize: 7,
      wrapperMarginInlineEnd: 0,
      buttonCheckedBg: palette.selected,
      buttonPaddingInline: 12,
    },
    Checkbox: {
      colorPrimary: palette.primarySolid,
      colorPrimaryHover: palette.primarySolidHover,
      colorWhite: palette.onSolid,
      controlInteractiveSize: 18,
    },
    Switch: {
      colorPrimary: palette.primarySolid,
      colorPrimaryHover: palette.primarySolidHover,
      colorTextQuaternary: palette.controlBorder,
      colorTextTertiary: palette.controlBorderHover,
      handleBg: palette.surface,
    },
    Tooltip: { maxWidth: 320 },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
  }
}

/** What the screens are laid out on. */
const surfaces = (palette: Palette) =>
  ({
    Layout: {
      bodyBg: palette.layout,
      siderBg: palette.rail,
      headerBg: palette.surface,
      headerColor: palette.text,
      headerHeight: 'auto',
      headerPadding: 0,
    },
    Card: { headerFontSize: 18, headerPadding: 20, bodyPadding: 20 },
    Badge: {
      colorError: palette.railMarker,
      colorTextLightSolid: palette.rail,
      colorBorderBg: 'transparent',
      indicatorHeightSM: 18,
      paddingInline: 4,
      textFontSizeSM: 11,
      textFontWeight: 700,
    },
  }) satisfies ThemeConfig['components']

const COMPACT: NonNullable<ThemeConfig['token']> = { controlHeight: 32, controlHeightSM: 24, controlHeightLG: 40 }

/** 44 px once enlarged as text is. */
const MEETING: NonNullable<ThemeConfig['token']> = { controlHeight: 37, controlHeightSM: 37, controlHeightLG: 40 }

const densities = { comfort: {}, compact: COMPACT, meeting: MEETING } as const satisfies Readonly<
  Record<Density, ThemeConfig['token']>
>

/** Sizes of text, and of the controls that hold it. */
const ENLARGED = /^(?:fontSize|controlHeight)/

/** antd counts in pixels: what our own sheets leave to rem is multiplied here. */
const enlarged = (token: NonNullable<ThemeConfig['token']>, scale: number): NonNullable<ThemeConfig['token']> =>
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
    components: { ...components(palette), ...surfaces(palette) },
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
