export { InputGroup } from './InputGroup'
export { Lever, leverRanges, type LeverName } from './Lever'
export { TakenField, TakenOrigin, type AssumingField } from './TakenValue'
export { usuryWarning } from './usuryWarning'
