/** Tiles that maps draw over the background which comes with the application. */
export interface MapTiles {
  /** `https://…/{z}/{x}/{y}`, in the tiling of the web (EPSG:3857), images of 256 pixels. */
  readonly address: string
  /** Who drew them, in words that stand under each map. */
  readonly credit: string
}

const IGN_CREDIT = '© IGN – Géoplateforme'

/** PLAN IGN as images: open data, no key (Licence Ouverte 2.0). */
const PLAN_IGN =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal' +
  '&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}'

/** @param setting `ign`, or an address of tiles; @param credit who drew those of an address: its host without */
export function mapTilesOf(setting: string | undefined, credit: string | undefined): MapTiles | undefined {
  if (setting === undefined) return undefined
  return setting === 'ign'
    ? { address: PLAN_IGN, credit: IGN_CREDIT }
    : { address: setting, credit: credit ?? `© ${new URL(setting).host}` }
}

export const areMapTiles = (setting: string): boolean =>
  setting === 'ign' ||
  (/^https?:\/\//.test(setting) &&
    URL.canParse(setting) &&
    !new URL(setting).hostname.includes('{') &&
    ['{z}', '{x}', '{y}'].every((part) => setting.includes(part)))
