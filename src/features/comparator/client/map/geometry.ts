import type { MultiPolygon, Polygon } from 'geojson'
import type { Area } from '#contract/places'

/** An area as the libraries of maps take it: theirs to write to. */
export const geometryOf = (area: Area): Polygon | MultiPolygon =>
  area.type === 'Polygon'
    ? { type: 'Polygon', coordinates: ringsOf(area.coordinates) }
    : { type: 'MultiPolygon', coordinates: area.coordinates.map(ringsOf) }

type Rings = Extract<Area, { type: 'Polygon' }>['coordinates']

const ringsOf = (rings: Rings): number[][][] => rings.map((ring) => ring.map((position) => [...position]))
