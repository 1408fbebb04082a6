import { Map as LibreMap, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { geometryOf } from './geometry'
import { MINOR_OPACITY, nearest, type MapSurface, type NamedAreas, type SurfaceOptions } from './MapSurface'

/** Room around what is shown, for pins and what is pressed, pixels. */
const PADDING = { top: 88, right: 64, bottom: 40, left: 48 }
const nothing: NamedAreas = { type: 'FeatureCollection', features: [] }

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** Draws by WebGL. @throws Error where there is none */
export async function openMapLibre(options: SurfaceOptions): Promise<MapSurface> {
  const map = new LibreMap({
    container: options.container,
    style: styleOf(options),
    bounds: [...options.zone],
    fitBoundsOptions: { padding: PADDING, maxZoom: nearest(options.tiles) },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: 18,
    minZoom: 3,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  await new Promise<void>((resolve) => {
    map.once('load', () => {
      resolve()
    })
  })
  map.on('move', options.onMove)
  map.on('moveend', ({ originalEvent }) => {
    if (originalEvent) options.onMoved()
  })
  map.on('click', ({ lngLat }) => {
    options.onClick([lngLat.lng, lngLat.lat])
  })
  return surfaceOf(map, options.onMoved)
}

const surfaceOf = (map: LibreMap, onMoved: () => void): MapSurface => ({
  place: ([longitude, latitude]) => map.project([longitude, latitude]),
  zone: () => {
    const bounds = map.getBounds()
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  },
  zoom: () => map.getZoom(),
  zoomBy: (steps) => {
    map.once('moveend', onMoved)
    map.zoomTo(map.getZoom() + steps)
  },
  show: (zone) => {
    map.fitBounds([...zone], { padding: PADDING, maxZoom: 15 })
  },
  drawCommunes: (communes) => {
    void map.getSource<GeoJSONSource>('communes')?.setData(communes)
  },
  drawArea: (area) => {
    void map
      .getSource<GeoJSONSource>('area')
      ?.setData(area ? { type: 'Feature', geometry: geometryOf(area), properties: {} } : nothing)
  },
  remove: () => {
    map.remove()
  },
})

/** The background that comes with the application, what is reached in a time, and tiles where there are some. */
const styleOf = ({ departments, colours, tiles }: SurfaceOptions): StyleSpecification => ({
  version: 8,
  sources: {
    departments: { type: 'geojson', data: departments },
    communes: { type: 'geojson', data: nothing },
    area: { type: 'geojson', data: nothing },
    ...(tiles === undefined ? {} : { tiles: { type: 'raster' as const, tiles: [tiles], tileSize: 256, maxzoom: 18 } }),
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    { id: 'land', type: 'fill', source: 'departments', paint: { 'fill-color': colours.land } },
    {
      id: 'communes',
      type: 'line',
      source: 'communes',
      paint: { 'line-color': colours.border, 'line-opacity': MINOR_OPACITY },
    },
    { id: 'borders', type: 'line', source: 'departments', paint: { 'line-color': colours.border, 'line-width': 1.5 } },
    ...(tiles === undefined ? [] : [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }]),
    { id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': colours.area, 'fill-opacity': 0.16 } },
    { id: 'edge', type: 'line', source: 'area', paint: { 'line-color': colours.area, 'line-width': 2 } },
  ],
})
