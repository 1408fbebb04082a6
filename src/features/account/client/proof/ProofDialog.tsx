import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#client/ui/lazy'
import type { Proofs } from './proofs'

const ProofForm = lazyPart(async () => (await import(/* webpackChunkName: "proof" */ './ProofForm')).ProofForm)
const MissingFactor = lazyPart(
  async () => (await import(/* webpackChunkName: "proof" */ './MissingFactor')).MissingFactor,
)

/** Asks, over whatever one was doing, for what the server wants first. */
export function ProofDialog({ proofs }: { proofs: Proofs }) {
  const wanted = useSyncExternalStore(proofs.subscribe, proofs.wanted)
  if (!wanted) return null
  return (
    <Suspense>
      {wanted.isFactorMissing ? (
        <MissingFactor onSettle={proofs.settle} />
      ) : (
        <ProofForm means={wanted.means} onSettle={proofs.settle} />
      )}
    </Suspense>
  )
}
