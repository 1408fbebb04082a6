import { Image } from 'antd'
import type { Picture } from '#contract/fields'
import './pictures.css'

/** Pictures in their order, the first one large: each opens to be looked at whole, and leads to the others. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <section className="gallery" aria-label="Images">
      <Image.PreviewGroup>
        {pictures.map(({ url, thumbnail_url, alt }, index) => (
          <Image
            key={url}
            alt={alt}
            src={index === 0 ? url : thumbnail_url}
            preview={{ src: url }}
            loading={index === 0 ? 'eager' : 'lazy'}
            classNames={{ root: index === 0 ? 'gallery-first' : 'gallery-other' }}
          />
        ))}
      </Image.PreviewGroup>
    </section>
  )
}
