import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { salesAddress } from '#features/sales/contract/addresses'
import type { ScopeFilter } from './useScope'

const Deadlines = lazyPart(
  async () => (await import(/* webpackChunkName: "sale-deadlines" */ './SaleDeadlinesBlock')).SaleDeadlinesBlock,
)

/** What comes to its term among the sales, for those who see them. */
export const SaleDeadlines = ({ scope }: { readonly scope: ScopeFilter }) => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <Deadlines scope={scope} all={<Link to={salesAddress}>Toutes les ventes</Link>} />
  </Suspense>
)
