import { travelModes, type TravelTime, type TravelTimeShape } from '#contract/places'
import { formatNumber } from '#client/ui'

/** What is reached in the time of a search, as far as it is known. */
export interface Travel {
  /** Undefined while it is read, and where it could not be: the filter is then ignored. */
  readonly shape: TravelTimeShape | undefined
  readonly hasFailed: boolean
}

/** `30 min en transports`, with `environ` before it where the area is a circle. */
export const travelWords = ({ mode, minutes }: TravelTime, shape: Travel['shape']): string =>
  `${shape?.properties.approximate === true ? 'Environ ' : ''}${formatNumber(minutes, { unit: 'min' })} ${travelModes[mode]}`
