import { useMemo, useEffect, useState } from 'react'
import type { NamedAreas } from '#client/screens/outlines'
import { departmentMap } from './departmentMap'
import './parts.css'

/** The outline of metropolitan France, of the contours of regions (IGN, Admin Express, Licence Ouverte 2.0), simplified to 4 km. */
const OUTLINE =
  'M32.6,24.4 33.8,25.9 33.2,26.7 33.6,27.9 35.6,28.5 31.8,32.4 30.4,32.6 28.9,31.4 25.3,30.6 22.9,32.4 23.1,35.1 21.3,35.5 19.9,35.4 ' +
  '19.1,34.4 16.3,33.4 16.2,34 14.3,34.1 10.3,32.6 10.5,31.8 9.4,31.3 10.3,30.2 11,26.2 11.5,26.2 11.1,25.7 10.8,26.2 11.6,22.5 10.9,22 ' +
  '11.2,19.6 9.3,18.8 8.4,17.5 8.9,16.7 8.3,15.7 7.3,15.6 7.6,14.8 3.4,13.2 2.3,13.6 1.3,12.6 2.5,12.4 1.6,11.7 2.6,11.6 1.2,11.5 ' +
  '1.4,10.5 5.5,9.3 6.8,10.7 10.5,10.2 9,5.9 10.8,6 11.2,7.4 14.3,7.5 15.3,7.1 14.5,6.7 14.9,5.9 19,4.1 18.7,1.3 21.3,0.4 22,1.9 ' +
  '23,1.6 24.5,3.6 25.9,3.7 25.8,4.9 27.7,4.2 27.7,5.6 29.4,6.8 32,6.9 32.9,8.1 37,8.9 35.2,12.3 35.2,14.5 34.7,15.1 33.6,14.8 ' +
  '33.7,15.5 31.1,18.5 30.7,20.2 32.8,19.2 33.7,21.1 33,21.7 34,23.8zM40.2,37.4 39.3,39.2 38.2,37.8 38.1,35.8 38.2,34.8 40,34 40.3,32.8z'

/** What the outline shows, in degrees: equirectangular, true to scale at 46.5° north, 4 units a degree of latitude. */
const FRAME = { west: -5.2, east: 9.7, south: 41.2, north: 51.2, scale: 4, squeeze: Math.cos((46.5 * Math.PI) / 180) }

interface PlaceMapProps {
  /** Degrees; null where they are not known. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where in its department a place is, or in metropolitan France as long as that is not drawn; an empty square where it is not known. Its name stands beside. */
export function PlaceMap({ latitude, longitude }: PlaceMapProps) {
  const departments = useDepartments()
  const position = latitude === null || longitude === null ? undefined : ([longitude, latitude] as const)
  const map = useMemo(
    () =>
      departments && latitude !== null && longitude !== null
        ? departmentMap(departments, [longitude, latitude])
        : undefined,
    [departments, latitude, longitude],
  )
  const drawing = position && (map ? { outline: map.outline, at: map.placed(position) } : inFrance(position))
  return (
    <svg className="place-map" viewBox="-1 -1 43 42" aria-hidden>
      {drawing && (
        <>
          <path d={drawing.outline} />
          <circle cx={drawing.at[0]} cy={drawing.at[1]} r="3" />
        </>
      )}
    </svg>
  )
}

/** On the outline of metropolitan France; undefined overseas. */
function inFrance([longitude, latitude]: readonly [number, number]) {
  const { west, east, south, north, scale, squeeze } = FRAME
  const isShown = latitude > south && latitude < north && longitude > west && longitude < east
  if (!isShown) return undefined
  return { outline: OUTLINE, at: [(longitude - west) * squeeze * scale, (north - latitude) * scale] as const }
}

let known: NamedAreas | undefined
let reading: Promise<NamedAreas> | undefined

async function read(): Promise<NamedAreas> {
  const { readOutlines } = await import('#client/screens/outlines')
  known = await readOutlines('departments.json')
  return known
}

/** The outlines of the departments, read once; undefined until they are there, and where they cannot be read. */
function useDepartments(): NamedAreas | undefined {
  const [departments, setDepartments] = useState(known)
  useEffect(() => {
    if (known) return
    reading ??= read()
    reading.then(setDepartments, () => {
      reading = undefined
    })
  }, [])
  return departments
}
