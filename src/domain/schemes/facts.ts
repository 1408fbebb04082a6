import { catalogue, type ProjectType } from './catalogue'
import type { HomeFacts } from './home'
import type { InvestmentFacts } from './scheme'

/** A scheme as those see it who calculate nothing. */
export type Scheme<Id extends string = ProjectType> = InvestmentFacts<Id> | HomeFacts<Id>

/**
 * What each scheme says of itself. Plain data: the build of the browser writes it in place of this module
 * (config/webpack/dataLoader.cjs), so that a screen that names a scheme does not bring its calculations along.
 */
export const facts: readonly Scheme[] = catalogue
