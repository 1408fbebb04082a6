import { Suspense } from 'react'
import type { Picture } from '#contract/fields'
import { lazyPart } from '#client/ui/lazy'
import { Illustration } from './Illustration'
import './pictures.css'

const Gallery = lazyPart(async () => (await import(/* webpackChunkName: "gallery" */ './Gallery')).Gallery)

interface LazyGalleryProps {
  readonly pictures: readonly Picture[] | null | undefined
  /** What is drawn where there is no picture. */
  readonly illustration?: string | null | undefined
}

/** The gallery of a page, which comes after it; its place is kept. A drawing, or nothing, where there is no picture. */
export function LazyGallery({ pictures, illustration }: LazyGalleryProps) {
  if (!pictures || pictures.length === 0) return illustration ? <Drawn seed={illustration} /> : null
  return (
    <div className="gallery-place" data-many={pictures.length > 1}>
      <Suspense>
        <Gallery pictures={pictures} />
      </Suspense>
    </div>
  )
}

const Drawn = ({ seed }: { readonly seed: string }) => (
  <figure className="illustration-place">
    <Illustration seed={seed} />
    <figcaption>Illustration</figcaption>
  </figure>
)
