/**
 * The colours of the product, by meaning. Each text colour has a contrast of at least 4.5:1 on every surface that it is
 * written on, each control border and graphic 3:1 (WCAG 2.2, 1.4.3 and 1.4.11); a test computes them.
 * Our own CSS reads them as variables: `textSecondary` is `--text-secondary`.
 */
export interface Palette {
  readonly layout: string
  readonly surface: string
  readonly elevated: string
  readonly sunken: string
  readonly hover: string
  readonly selected: string
  readonly spotlight: string
  readonly rail: string
  readonly railText: string
  readonly railActive: string
  readonly railMarker: string
  readonly text: string
  readonly textSecondary: string
  readonly textTertiary: string
  readonly textPlaceholder: string
  readonly textDisabled: string
  readonly textInverse: string
  readonly controlBorder: string
  readonly controlBorderHover: string
  readonly separator: string
  readonly focus: string
  readonly focusHalo: string
  /** Graphics only, never text: #0096DB is 3.29:1 on white. */
  readonly primary: string
  readonly primaryBackground: string
  readonly primaryBackgroundHover: string
  readonly primaryText: string
  readonly primaryTextHover: string
  readonly primarySolid: string
  readonly primarySolidHover: string
  readonly primarySolidActive: string
  readonly onSolid: string
  readonly success: string
  readonly successBackground: string
  readonly successBorder: string
  readonly warning: string
  readonly warningBackground: string
  readonly warningBorder: string
  readonly error: string
  readonly errorBackground: string
  readonly errorBorder: string
  readonly info: string
  readonly infoBackground: string
  readonly infoBorder: string
  readonly violet: string
  readonly violetBackground: string
  readonly violetBorder: string
  readonly neutral: string
  readonly neutralBackground: string
  readonly neutralBorder: string
  readonly chartRents: string
  readonly chartTaxSaving: string
  readonly chartLoanPayment: string
  readonly chartCharges: string
  readonly chartTaxes: string
  readonly chartEffort: string
  readonly chartNetWealth: string
  readonly chartRemainingCapital: string
  readonly shadow: string
}

/** The colours of the product (specification §9), as they are in the light theme. */
const PRIMARY = '#0096DB'
const SECONDARY = '#007533'

export const light: Palette = {
  layout: '#F4F6F8',
  surface: '#FFFFFF',
  elevated: '#FFFFFF',
  sunken: '#EAEFF3',
  hover: '#F0F4F7',
  selected: '#E3F4FC',
  spotlight: '#17212B',
  rail: '#0B2A3C',
  railText: '#C9DCE8',
  railActive: '#123C54',
  railMarker: '#35B4EE',
  text: '#17212B',
  textSecondary: '#455361',
  textTertiary: '#566473',
  textPlaceholder: '#5F6D7B',
  textDisabled: '#98A4AF',
  textInverse: '#FFFFFF',
  controlBorder: '#7F8E9B',
  controlBorderHover: '#455361',
  separator: '#DFE5EA',
  focus: '#0076B0',
  focusHalo: 'rgba(0, 118, 176, 0.28)',
  primary: PRIMARY,
  primaryBackground: '#E3F4FC',
  primaryBackgroundHover: '#CFEAF8',
  primaryText: '#00699C',
  primaryTextHover: '#005580',
  primarySolid: '#0076B0',
  primarySolidHover: '#00659A',
  primarySolidActive: '#005580',
  onSolid: '#FFFFFF',
  success: SECONDARY,
  successBackground: '#E4F3E9',
  successBorder: '#4B9C66',
  warning: '#8A5200',
  warningBackground: '#FFF3DC',
  warningBorder: '#B8710A',
  error: '#B3261E',
  errorBackground: '#FCEBE9',
  errorBorder: '#C9504A',
  info: '#00699C',
  infoBackground: '#E3F4FC',
  infoBorder: PRIMARY,
  violet: '#5B3FA8',
  violetBackground: '#EFEAFB',
  violetBorder: '#7F66C9',
  neutral: '#455361',
  neutralBackground: '#EAEFF3',
  neutralBorder: '#7F8E9B',
  chartRents: SECONDARY,
  chartTaxSaving: '#6F977A',
  chartLoanPayment: PRIMARY,
  chartCharges: '#B8710A',
  chartTaxes: '#971909',
  chartEffort: '#17212B',
  chartNetWealth: '#702E9E',
  chartRemainingCapital: '#5F6269',
  shadow: '0 2px 6px rgba(11, 42, 60, 0.1), 0 12px 32px rgba(11, 42, 60, 0.16)',
}

export const dark: Palette = {
  layout: '#0E141A',
  surface: '#151D25',
  elevated: '#1D2731',
  sunken: '#111920',
  hover: '#1B2530',
  selected: '#0D2A3B',
  spotlight: '#E6ECF1',
  rail: '#0A1319',
  railText: '#B6C2CD',
  railActive: '#12303F',
  railMarker: '#35B4EE',
  text: '#E6ECF1',
  textSecondary: '#B6C2CD',
  textTertiary: '#94A3B0',
  textPlaceholder: '#8796A4',
  textDisabled: '#5C6A77',
  textInverse: '#00141F',
  controlBorder: '#6F8090',
  controlBorderHover: '#94A3B0',
  separator: '#2B3742',
  focus: '#5CC0F0',
  focusHalo: 'rgba(92, 192, 240, 0.34)',
  primary: '#2BA9E6',
  primaryBackground: '#0D2A3B',
  primaryBackgroundHover: '#12384D',
  primaryText: '#5CC0F0',
  primaryTextHover: '#8AD3F6',
  primarySolid: '#2BA9E6',
  primarySolidHover: '#5CC0F0',
  primarySolidActive: '#8AD3F6',
  onSolid: '#00141F',
  success: '#5CC98A',
  successBackground: '#12291C',
  successBorder: '#2F7F52',
  warning: '#F0B35A',
  warningBackground: '#2E2310',
  warningBorder: '#8F6A2A',
  error: '#FF8A80',
  errorBackground: '#361B19',
  errorBorder: '#A8514A',
  info: '#5CC0F0',
  infoBackground: '#0D2A3B',
  infoBorder: '#2B7FAB',
  violet: '#B9A3F5',
  violetBackground: '#251F3D',
  violetBorder: '#6C5BAA',
  neutral: '#B6C2CD',
  neutralBackground: '#25313C',
  neutralBorder: '#6F8090',
  chartRents: '#35882B',
  chartTaxSaving: '#80FDB5',
  chartLoanPayment: '#2BA9E6',
  chartCharges: '#DCAC2E',
  chartTaxes: '#FC7F6B',
  chartEffort: '#E6ECF1',
  chartNetWealth: '#7A60E0',
  chartRemainingCapital: '#959596',
  shadow: '0 2px 8px rgba(0, 0, 0, 0.55), 0 16px 40px rgba(0, 0, 0, 0.55)',
}
