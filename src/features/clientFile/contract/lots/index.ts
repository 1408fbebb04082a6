export { exampleBuyer } from './exampleBuyer'
export { lotCalculation, type LotBuyer, type LotCalculation, type WithoutFigures } from './lotCalculation'
export { projectOfLot, type LotProject } from './lotProject'
