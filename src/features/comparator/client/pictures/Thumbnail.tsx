import { HomeOutlined } from '@ant-design/icons'
import type { CatalogueProgram } from '#features/catalogue/contract'
import { Illustration } from './Illustration'
import './pictures.css'

interface PictureProps {
  readonly program: Pick<CatalogueProgram, 'thumbnail_url' | 'illustration'>
}

/** A small picture beside words that say the same. */
export const Thumbnail = ({ program }: PictureProps) => (
  <span className="lot-picture lot-thumbnail">
    <Picture program={program} />
  </span>
)

/** The picture of a card, as wide as it. */
export const CardPicture = ({ program }: PictureProps) => (
  <div className="lot-picture">
    <Picture program={program} />
  </div>
)

/** The first picture of a programme, else a drawing, else what stands for either: the place is the same. */
function Picture({ program: { thumbnail_url: address, illustration } }: PictureProps) {
  if (address !== null) return <img src={address} alt="" loading="lazy" decoding="async" />
  return illustration === null ? <HomeOutlined aria-hidden /> : <Illustration seed={illustration} />
}
