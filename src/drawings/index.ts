export { EffortDrawing, Gridlines, labelled, labelX, Marker, pathOf, SideName } from './EffortDrawing'
export { fillOf } from './Patterns'
export { useWidth } from './useWidth'
