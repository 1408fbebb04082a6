import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon } from 'geojson'
import { entriesOf } from '#contract/json'

/** Areas with a name: departments, communes. Degrees, longitude first. */
export type NamedAreas = FeatureCollection<
  Polygon | MultiPolygon,
  { readonly code: string; readonly name: string; readonly population?: number }
>

type Named = NamedAreas['features'][number]['properties']

/**
 * Reads outlines that come with the application.
 * @param file `departments.json`, `communes/34.json`
 * @throws Error when they cannot be read
 */
export async function readOutlines(file: string): Promise<NamedAreas> {
  const answer = await fetch(`/map/${file}`)
  if (!answer.ok) throw new Error(`The background ${file} answered ${String(answer.status)}`)
  const body: unknown = await answer.json()
  if (!isTopology(body)) throw new Error(`The background ${file} is no topology`)
  const areas = feature<Named>(body, body.objects.areas)
  return { type: 'FeatureCollection', features: areas.features.filter(isArea) }
}

/** A file of ours: its outline is checked, its figures are believed. */
const isTopology = (value: unknown): value is Topology<{ readonly areas: GeometryCollection<Named> }> =>
  entriesOf(value)['type'] === 'Topology' && entriesOf(entriesOf(value)['objects'])['areas'] !== undefined

const isArea = (area: Feature<Geometry, Named>): area is NamedAreas['features'][number] =>
  area.geometry.type === 'Polygon' || area.geometry.type === 'MultiPolygon'
