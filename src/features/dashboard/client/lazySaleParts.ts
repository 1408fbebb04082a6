import { lazyPart } from '#client/ui/lazy'

// What knows sales comes in one piece, for those who see them.
const load = () => import(/* webpackChunkName: "sale-parts" */ './saleParts')

/** What comes to its term among the sales. */
export const SaleDeadlines = lazyPart(async () => (await load()).SaleDeadlinesBlock)

/** How far sales have come. */
export const SalePipeline = lazyPart(async () => (await load()).Pipeline)

/** What is to be done, sales included. */
export const SaleToDo = lazyPart(async () => (await load()).SaleToDo)
