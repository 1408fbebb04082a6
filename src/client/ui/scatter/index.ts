export { ScatterChart } from './ScatterChart'
export type { ScatterPoint } from './scatterGeometry'
