import {
  canvas,
  type FitBoundsOptions,
  geoJSON,
  map as openMap,
  tileLayer,
  type GeoJSON,
  type LatLngBoundsLiteral,
  type Map as LeafletMap,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Zone } from '#features/comparator/contract'
import { geometryOf } from './geometry'
import { MINOR_OPACITY, nearest, type MapSurface, type SurfaceOptions } from './MapSurface'

/** Room around what is shown, for pins and what is pressed, pixels. */
const PADDING: FitBoundsOptions = { paddingTopLeft: [48, 88], paddingBottomRight: [64, 40] }
/** Leaflet counts zoom by a world of 256 pixels. */
const ZOOM_BEHIND = 1

/** Draws on a plain canvas, where there is no WebGL. */
export function openLeaflet(options: SurfaceOptions): MapSurface {
  const { container, departments, colours, tiles } = options
  container.style.background = colours.sea
  const map = openMap(container, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: 0.25,
    minZoom: 4,
    maxZoom: 18,
    fadeAnimation: false,
    renderer: canvas(),
  })
  map.fitBounds(cornersOf(options.zone), {
    ...PADDING,
    maxZoom: nearest(tiles) + ZOOM_BEHIND,
    animate: false,
  })
  geoJSON(departments, {
    interactive: false,
    style: { color: colours.border, weight: 1.5, fillColor: colours.land, fillOpacity: 1 },
  }).addTo(map)
  const communes = geoJSON(undefined, {
    interactive: false,
    style: { color: colours.border, opacity: MINOR_OPACITY, weight: 1, fill: false },
  })
  communes.addTo(map)
  if (tiles !== undefined) tileLayer(tiles, { maxZoom: 18 }).addTo(map)
  const area = geoJSON(undefined, { interactive: false, style: { color: colours.area, weight: 2, fillOpacity: 0.16 } })
  area.addTo(map)
  map.on('move zoom viewreset', options.onMove)
  map.on('moveend', options.onMoved)
  map.on('click', ({ latlng }) => {
    options.onClick([latlng.lng, latlng.lat])
  })
  return surfaceOf(map, communes, area)
}

const surfaceOf = (map: LeafletMap, communes: GeoJSON, area: GeoJSON): MapSurface => ({
  place: ([longitude, latitude]) => map.latLngToContainerPoint([latitude, longitude]),
  zone: () => {
    const bounds = map.getBounds()
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  },
  zoom: () => map.getZoom() - ZOOM_BEHIND,
  zoomBy: (steps) => {
    map.setZoom(map.getZoom() + steps)
  },
  show: (zone) => {
    map.fitBounds(cornersOf(zone), { ...PADDING, maxZoom: 15, animate: false })
  },
  drawCommunes: (areas) => {
    communes.clearLayers().addData(areas)
  },
  drawArea: (shape) => {
    area.clearLayers()
    if (shape) area.addData(geometryOf(shape))
  },
  remove: () => {
    map.remove()
  },
})

const cornersOf = ([west, south, east, north]: Zone): LatLngBoundsLiteral => [
  [south, west],
  [north, east],
]
