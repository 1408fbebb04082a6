import type { ThemeConfig } from 'antd'
import type { Palette } from '../theme/palette'

type ComponentTokens = NonNullable<ThemeConfig['components']>

/** What is pressed. */
const buttons = (palette: Palette) =>
  ({
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
  }) satisfies ComponentTokens

const border = (palette: Palette) => ({
  activeBorderColor: palette.focus,
  hoverBorderColor: palette.controlBorderHover,
})

/** Where a value is typed, picked in a list or slid to. */
const fields = (palette: Palette) =>
  ({
    Input: { ...border(palette), activeShadow: `0 0 0 3px ${palette.focusHalo}` },
    Select: {
      ...border(palette),
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
  }) satisfies ComponentTokens

/** What is ticked, or switched on. */
const toggles = (palette: Palette) =>
  ({
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
      trackHeight: 24,
      handleSize: 20,
    },
  }) satisfies ComponentTokens

/** What leads from one view to another. */
const views = (palette: Palette) =>
  ({
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
  }) satisfies ComponentTokens

/** Rows and columns. */
const tables = (palette: Palette) =>
  ({
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
  }) satisfies ComponentTokens

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
    Tooltip: { maxWidth: 320 },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
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
  }) satisfies ComponentTokens

/** What antd's components have of their own, in the colours of a palette. */
export const componentTokens = (palette: Palette): ComponentTokens => ({
  ...buttons(palette),
  ...fields(palette),
  ...toggles(palette),
  ...views(palette),
  ...tables(palette),
  ...surfaces(palette),
})
