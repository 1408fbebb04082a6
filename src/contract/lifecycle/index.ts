export {
  afterLastSecond,
  at,
  defineLifecycle,
  lessThanHoursBefore,
  type Actor,
  type Lifecycle,
  type Limit,
  type Needs,
  type Recipient,
  type State,
  type Tone,
  type Transition,
} from './lifecycle'
export {
  impossibilityOf,
  inParis,
  isActionOf,
  isStateOf,
  possibilities,
  possibleActions,
  statusLabels,
  type Impossible,
  type Possibility,
  type Situation,
} from './possibilities'
export { inStateSince, statusAt, timedOf } from './time'
