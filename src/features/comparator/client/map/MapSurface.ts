import type { NamedAreas } from '#client/screens/outlines'
import type { Area, Position } from '#contract/places'
import type { Zone } from '#features/comparator/contract'

export type { NamedAreas }

/** The colours of the map, as CSS writes them. */
export interface MapColours {
  readonly sea: string
  readonly land: string
  readonly border: string
  readonly area: string
}

export interface SurfaceOptions {
  readonly container: HTMLElement
  readonly departments: NamedAreas
  readonly colours: MapColours
  readonly zone: Zone
  /** Tiles drawn over the background, `https://…/{z}/{x}/{y}`; undefined without. */
  readonly tiles: string | undefined
  /** The map has moved, or is moving. */
  readonly onMove: () => void
  /** A movement of the person has ended. */
  readonly onMoved: () => void
  readonly onClick: (position: Position) => void
}

/** How near a map opens: without tiles, near enough for the communes around to be told apart, no nearer. */
export const nearest = (tiles: string | undefined): number => (tiles === undefined ? 11 : 13)

/** Borders of communes beside those of departments. */
export const MINOR_OPACITY = 0.45

/** What is drawn under the pins, by one library or another. */
export interface MapSurface {
  /** Pixels from the top left of the container. */
  readonly place: (position: Position) => { readonly x: number; readonly y: number }
  readonly zone: () => Zone
  /** As MapLibre counts: the world is 512 pixels wide at 0. */
  readonly zoom: () => number
  readonly zoomBy: (steps: number) => void
  readonly show: (zone: Zone) => void
  readonly drawCommunes: (communes: NamedAreas) => void
  readonly drawArea: (area: Area | undefined) => void
  readonly remove: () => void
}
