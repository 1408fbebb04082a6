import type { ScatterPoint } from './scatterGeometry'

/** The outline of each shape around its middle, pixels. */
export const outlines: Readonly<Record<ScatterPoint['shape'], string>> = {
  circle: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  square: 'M-4.5-4.5h9v9h-9Z',
  diamond: 'M0-8 8 0 0 8-8 0Z',
}
