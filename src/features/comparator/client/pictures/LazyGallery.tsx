import { Suspense } from 'react'
import type { Picture } from '#contract/fields'
import { lazyPart } from '#client/ui/lazy'
import './pictures.css'

const Gallery = lazyPart(async () => (await import(/* webpackChunkName: "gallery" */ './Gallery')).Gallery)

/** The gallery of a page, which comes after it; its place is kept. Nothing where there is no picture. */
export function LazyGallery({ pictures }: { pictures: readonly Picture[] | null | undefined }) {
  if (!pictures || pictures.length === 0) return null
  return (
    <div className="gallery-place" data-many={pictures.length > 1}>
      <Suspense>
        <Gallery pictures={pictures} />
      </Suspense>
    </div>
  )
}
