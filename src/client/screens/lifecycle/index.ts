export { Actions } from './Actions'
export { actionsIn, type Editors, type LifecycleAction, type ShownLifecycle } from './ShownLifecycle'
export { StateTag } from './StateTag'
export { doneWords, refusalOf, sentenceOf, useAction } from './useAction'
